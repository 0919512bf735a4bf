"""The client."""

from __future__ import annotations

import json

from .operations import Operations
from .tables import Table


class Southerly(Operations):
    """Every operation of the service as a method, and whole tables as frames.

    >>> southerly = Southerly("http://127.0.0.1:8080", api_key="...")
    >>> southerly.companies().to_frame()
    """

    def table(self, name: str, *, snapshot: str | None = None) -> Table:
        """A published or derived table by its name, such as ``nger_corporate``; ``list_tables`` names them all."""
        listed = self.list_tables(snapshot=snapshot)
        about = next((one for one in listed["data"] if one["name"] == name), None)
        if about is None:
            names = ", ".join(one["name"] for one in listed["data"])
            raise ValueError(f"there is no table {name}. There are {names}.")
        meta = listed["meta"]
        # The rows are of the snapshot that was described, also if data are loaded between the two calls.
        lines = self.export_dataset(about["dataset"], table=name, format="jsonl", snapshot=meta["snapshot"])
        text = lines.decode() if isinstance(lines, bytes) else lines
        rows = [json.loads(line) for line in text.splitlines()]
        return Table(about, rows, meta["snapshot"], meta["as_of"])

    def companies(self, *, snapshot: str | None = None) -> Table:
        """Every company of the emissions registry with its latest figures."""
        return self.table("companies", snapshot=snapshot)
