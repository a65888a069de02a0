"""How much one address may ask for: so much at once, and more again as time goes by."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from time import monotonic


class Credit:
    """So many may be taken at once; what was taken comes back at a steady rate."""

    def __init__(self, most: float, per_second: float) -> None:
        self.most = most
        self.per_second = per_second
        self._left = most
        self._seen = monotonic()

    def left(self) -> float:
        """What may be taken now."""
        now = monotonic()
        self._left = min(self.most, self._left + (now - self._seen) * self.per_second)
        self._seen = now
        return self._left

    def take(self) -> bool:
        """Take one; whether there was one."""
        if self.left() < 1:
            return False
        self._left -= 1
        return True

    def wait_s(self) -> float:
        """How long until one more may be taken."""
        return max(1 - self.left(), 0) / self.per_second


class Credits:
    """A credit for every address that has taken something of late."""

    def __init__(self, most: float, per_second: float) -> None:
        self.most = most
        self.per_second = per_second
        self._credits: dict[str, Credit] = {}

    def of(self, address: str) -> Credit:
        """The credit of an address."""
        return self._credits.setdefault(household(address), Credit(self.most, self.per_second))

    def forget(self) -> None:
        """Drop those that have all of theirs again."""
        self._credits = {address: credit for address, credit in self._credits.items() if credit.left() < credit.most}

    def __len__(self) -> int:
        return len(self._credits)


def household(address: str) -> str:
    """Who is behind an address: of IPv6 one household has many, which begin alike."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    return str(parsed.ipv4_mapped) if parsed.ipv4_mapped else str(IPv6Address(int(parsed) >> 64 << 64))
