"""Bots at the tables: whose question is thought about next, and where."""
