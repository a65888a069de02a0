# The rules: English

example-show = Show me
example-try = Try it
example-step = { $at } of { $moves }
example-back = A step back
example-next = A step on
example-over = That is allowed. The example ends here.
rules-pieces = See the components
