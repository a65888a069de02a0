"""All broken toys: importing the modules enters theirs."""

from tests.conformance import broken_basics, broken_secrets
from tests.conformance.broken import VARIANTS, Variant

__all__ = ["VARIANTS", "Variant", "broken_basics", "broken_secrets"]
