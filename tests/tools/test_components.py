"""The rules hold the components of the edition that is played, in both languages."""

import pytest

from kogge.games import registry
from tools import components


@pytest.mark.parametrize("language", list(components.FILES))
@pytest.mark.parametrize("slug", registry.slugs())
def test_the_tables_of_the_rules_are_those_of_the_default_edition(slug: str, language: str) -> None:
    text = (components.GAMES / slug / components.FILES[language]).read_text(encoding="utf-8")

    assert components.section(slug, language) in text, "run python -m tools.components"
    assert components.renewed(text, slug, language) == text
