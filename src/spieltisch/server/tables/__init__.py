"""Hosting tables: waking them up, writing down what happens, telling those who look on, and what they do by themselves.

What may happen at a table is not decided here but in `spieltisch.table`.
"""
