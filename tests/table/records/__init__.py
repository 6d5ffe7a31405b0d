"""Table records as they were written once. They stay for ever, and so does what they mean."""
