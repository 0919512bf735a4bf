"""What goes wrong, as exceptions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class SoutherlyError(Exception):
    """Every exception of this package is one of these."""


class ConnectionFailed(SoutherlyError):
    """No answer came: the service could not be reached or took too long."""


class Problem(SoutherlyError):
    """The service refused a request and says why (RFC 9457).

    ``code`` names the kind of error and never changes its meaning; ``document`` holds everything that the service said,
    such as ``errors`` with a line for each wrong field, ``valid_values`` and ``hint``.
    """

    def __init__(self, status: int, document: Mapping[str, Any], retry_after: float | None) -> None:
        self.status = status
        self.document = document
        self.code = str(document.get("code", "unknown"))
        self.detail = str(document.get("detail", ""))
        self.hint = document.get("hint")
        self.request_id = document.get("request_id")
        self.is_retryable = document.get("retryable") is True
        #: Seconds that the service asks to wait before the next try.
        self.retry_after = retry_after
        hint = f" {self.hint}" if self.hint else ""
        super().__init__(f"{status} {self.code}: {self.detail}{hint}")
