"""Sends requests, reads answers, tries again where that is safe."""

from __future__ import annotations

import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import quote, urlencode

from .problems import ConnectionFailed, Problem

_FIRST_WAIT = 0.5
_LONGEST_OWN_WAIT = 8.0
#: Refused before anything was done: also safe for what must not be done twice.
_REFUSED_AT_THE_DOOR = {"rate_limited", "concurrency_limited", "shutting_down", "not_ready"}


class Transport:
    """One service and a key. It holds no connection; make as many as you like."""

    def __init__(
        self,
        base_url: str = "http://127.0.0.1:8080",
        api_key: str | None = None,
        *,
        timeout: float = 30.0,
        retries: int = 3,
        longest_wait: float = 60.0,
    ) -> None:
        """``timeout`` is for one try; ``longest_wait`` the longest pause before another, both in seconds."""
        self.base_url = base_url.rstrip("/")
        self._api_key = api_key
        self._timeout = timeout
        self._retries = retries
        self._longest_wait = longest_wait

    def _call(
        self,
        method: str,
        place: str,
        *,
        path: Mapping[str, str] | None = None,
        query: Mapping[str, object] | None = None,
        body: object = None,
        content_type: str = "application/json",
        idempotency_key: str | None = None,
        takes_key: bool = False,
        headers: Mapping[str, str] | None = None,
    ) -> Any:
        key = (idempotency_key or secrets.token_hex(16)) if takes_key else None
        sent = {"accept": "application/json, */*;q=0.5"}
        if self._api_key is not None:
            sent["authorization"] = f"Bearer {self._api_key}"
        if body is not None:
            sent["content-type"] = content_type
        if key is not None:
            sent["idempotency-key"] = key
        sent.update(headers or {})
        url = self.base_url + _filled(place, path or {}) + _search(query or {})
        is_repeatable = method != "POST" or key is not None
        tried = 0
        while True:
            tried += 1
            try:
                return self._send(method, url, sent, _bytes_of(body))
            except (Problem, ConnectionFailed) as error:
                wait = self._wait_before_retry(error, tried, is_repeatable)
                if wait is None:
                    raise
                time.sleep(wait)

    def _send(self, method: str, url: str, headers: Mapping[str, str], body: bytes | None) -> Any:
        request = urllib.request.Request(url, data=body, headers=dict(headers), method=method)
        try:
            with urllib.request.urlopen(request, timeout=self._timeout) as response:
                return _content(response.status, response.headers.get("content-type", ""), response.read())
        except urllib.error.HTTPError as error:
            raise _problem(error) from None
        except (OSError, ValueError) as error:
            reason = getattr(error, "reason", error)
            raise ConnectionFailed(f"{method} {url}: {reason}") from error

    def _wait_before_retry(self, error: Problem | ConnectionFailed, tried: int, is_repeatable: bool) -> float | None:
        """Waits double and have no random part: the service spreads its callers by the Retry-After that it sends."""
        if tried > self._retries:
            return None
        own = min(_FIRST_WAIT * 2 ** (tried - 1), _LONGEST_OWN_WAIT)
        if isinstance(error, ConnectionFailed):
            return own if is_repeatable else None
        if not error.is_retryable or not (is_repeatable or error.code in _REFUSED_AT_THE_DOOR):
            return None
        wait = own if error.retry_after is None else error.retry_after
        return wait if wait <= self._longest_wait else None


def pages(operation: Any, *arguments: str, **given: Any) -> Iterator[Any]:
    """Every item of a list, page by page: ``for factor in pages(client.list_scope2_factors, edition="2025"): ...``"""
    while True:
        page = operation(*arguments, **given)
        yield from page["data"]
        cursor = page["page"]["next_cursor"]
        if cursor is None:
            return
        given["cursor"] = cursor


def _filled(place: str, path: Mapping[str, str]) -> str:
    for name, value in path.items():
        if str(value) == "":
            raise ValueError(f"{name} is empty")
        place = place.replace("{" + name + "}", quote(str(value), safe=""))
    return place


def _search(query: Mapping[str, object]) -> str:
    given = {name: _text(value) for name, value in query.items() if value is not None}
    return f"?{urlencode(given)}" if given else ""


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ",".join(_text(one) for one in value)
    return str(value)


def _bytes_of(body: object) -> bytes | None:
    if body is None or isinstance(body, bytes):
        return body
    return body.encode() if isinstance(body, str) else json.dumps(body, allow_nan=False).encode()


def _content(status: int, content_type: str, body: bytes) -> Any:
    if status == 204:
        return None
    kind = content_type.split(";")[0].strip()
    if kind == "application/json" or kind.endswith("+json"):
        return json.loads(body)
    return body.decode() if kind.startswith("text/") else body


def _problem(error: urllib.error.HTTPError) -> Problem:
    text = error.read()
    try:
        document = json.loads(text)
    except ValueError:
        document = {"detail": text.decode(errors="replace")[:500]}
    waits = error.headers.get("retry-after")
    retry_after = float(waits) if waits is not None and waits.isdecimal() else None
    return Problem(error.code, document if isinstance(document, dict) else {"detail": str(document)}, retry_after)
