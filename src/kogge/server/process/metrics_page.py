"""What Prometheus is answered: the counters of this process, and what the server holds when it is asked."""

from __future__ import annotations

from asyncio import to_thread

from prometheus_client import (
    CollectorRegistry,
    Metric,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from kogge.server.bots.fair_queue import Urgency
from kogge.server.bots.scheduler import Bots
from kogge.server.metrics import REGISTRY
from kogge.server.services import Services

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class _Now(Collector):
    """What the services hold at this moment."""

    def __init__(self, families: list[Metric]) -> None:
        self._families = families

    def collect(self) -> list[Metric]:
        return self._families


async def render(services: Services) -> bytes:
    """All metrics in Prometheus' text format. The services are read here, the text is made in another thread."""
    now = CollectorRegistry()
    now.register(_Now(_families(services)))
    return await to_thread(lambda: generate_latest(REGISTRY) + generate_latest(now))


def _families(services: Services) -> list[Metric]:
    gate = services.gate
    return [
        GaugeMetricFamily("kogge_sockets", "Open sockets.", services.hub.count()),
        GaugeMetricFamily("kogge_connections", "Open connections, those of sockets too.", gate.connections.total),
        CounterMetricFamily("kogge_refused", "Connections, requests and messages over a limit.", gate.refused),
        GaugeMetricFamily("kogge_tables_in_memory", "Tables in memory.", services.tables.count()),
        CounterMetricFamily("kogge_updates", "Updates that were sent to sockets.", services.hub.updates),
        CounterMetricFamily("kogge_changes", "Changes of tables that were committed.", services.tables.changes),
        *_bot_families(services.bots),
    ]


def _bot_families(bots: Bots) -> list[Metric]:
    depth = GaugeMetricFamily("kogge_bot_queue_depth", "Questions to bots that wait, by who waits.", labels=["class"])
    for urgency in Urgency:
        depth.add_metric([urgency.name.lower()], bots.queue.depth(urgency))
    return [
        depth,
        GaugeMetricFamily("kogge_bot_slots", "Questions that can be thought about at a time.", bots.thinker.slots),
        GaugeMetricFamily("kogge_bot_slots_busy", "Questions that are thought about now.", bots.queue.served()),
        CounterMetricFamily("kogge_bot_busy_seconds", "Time in which slots were busy.", bots.thinking_seconds),
        CounterMetricFamily("kogge_bot_refused", "Tables and hints refused because bots are busy.", bots.refused),
    ]
