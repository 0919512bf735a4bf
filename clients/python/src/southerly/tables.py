"""Whole tables, ready for pandas or polars."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pandas
    import polars

    from .models import TableListData

#: What pandas calls a column that may hold nothing.
_PANDAS = {"string": "string", "number": "Float64", "integer": "Int64", "boolean": "boolean", "any": "object"}


@dataclass(frozen=True)
class Table:
    """The rows of a table with what is known of its columns. A cell without a value is ``None``, never zero."""

    about: TableListData
    rows: list[dict[str, Any]]
    snapshot: str
    as_of: str

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def attrs(self) -> dict[str, Any]:
        """Title, citation, licence and snapshot, and the unit and meaning of each column."""
        fields = self.about["fields"]
        return {
            "title": self.about["title"],
            "citation": f"{self.about['attribution']}. Southerly, snapshot {self.snapshot} of {self.as_of}.",
            "licence": self.about["licence"]["id"],
            "snapshot": self.snapshot,
            "units": {field["name"]: field["unit"] for field in fields if "unit" in field},
            "descriptions": {field["name"]: field["description"] for field in fields},
        }

    def to_frame(self) -> pandas.DataFrame:
        """A pandas frame with typed columns; ``frame.attrs`` holds units, citation and licence."""
        import pandas

        fields = self.about["fields"]
        frame = pandas.DataFrame(
            {
                field["name"]: pandas.Series([row[field["name"]] for row in self.rows], dtype=_PANDAS[field["type"]])
                for field in fields
            }
        )
        frame.attrs.update(self.attrs)
        return frame

    def to_polars(self) -> polars.DataFrame:
        """A polars frame; polars has no place for units, so take them from ``table.attrs``."""
        import polars

        kinds = {"number": polars.Float64, "integer": polars.Int64, "boolean": polars.Boolean}
        return polars.DataFrame(
            [
                {name: json.dumps(value) if isinstance(value, (dict, list)) else value for name, value in row.items()}
                for row in self.rows
            ],
            schema={field["name"]: kinds.get(field["type"], polars.Utf8) for field in self.about["fields"]},
        )
