"""Bots in any language: a question is a line of JSON, and so is the answer. See docs/bot-protocol.md."""
