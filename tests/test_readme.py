"""The examples in the pages that teach the library do what they say."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    "page", ["README.md", "docs/engine.md", "docs/tutorial.md", "docs/notation.md", "docs/adapters.md"]
)
def test_examples(page: str) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, page, page, 0)
    assert examples.examples
    told: list[str] = []
    failed, _ = doctest.DocTestRunner(optionflags=doctest.FAIL_FAST).run(examples, out=told.append)
    assert not failed, "".join(told)
