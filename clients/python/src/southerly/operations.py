# Written by scripts/generate-python-client.ts; edit the routes instead.
"""A method for every operation of the service."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, cast

from .models import *  # noqa: F403
from .transport import Transport


class Operations(Transport):
    def accept_invitation(
        self,
        *,
        body: InvitationLink,
        headers: Mapping[str, str] | None = None,
    ) -> SignedIn:
        """Accept an invitation on the service’s own machine."""
        return cast("SignedIn", self._call(
            "POST",
            "/v1/invitation/accept",
            body=body,
            headers=headers,
        ))

    def add_comment(
        self,
        abn: str,
        *,
        body: NewComment,
        period: str,
        headers: Mapping[str, str] | None = None,
    ) -> CommentThread:
        """Add a comment, or reply in a thread."""
        return cast("CommentThread", self._call(
            "POST",
            "/v1/companies/{abn}/comments",
            path={"abn": abn},
            query={"period": period},
            body=body,
            headers=headers,
        ))

    def add_evidence_file(
        self,
        *,
        body: bytes | str,
        name: str,
        abn: str | None = None,
        period: str | None = None,
        content_type: str = "application/octet-stream",
        headers: Mapping[str, str] | None = None,
    ) -> EvidenceFileAnswer:
        """Upload a bill, a certificate, minutes or another document."""
        return cast("EvidenceFileAnswer", self._call(
            "POST",
            "/v1/evidence-files",
            query={"name": name, "abn": abn, "period": period},
            body=body,
            content_type=content_type,
            headers=headers,
        ))

    def add_passkey(
        self,
        *,
        body: NewPasskey,
        headers: Mapping[str, str] | None = None,
    ) -> Passkey:
        """Add a passkey."""
        return cast("Passkey", self._call(
            "POST",
            "/v1/me/passkeys",
            body=body,
            headers=headers,
        ))

    def analyse_ledger(
        self,
        abn: str,
        *,
        period: str,
        denominator: str | None = None,
        amount: float | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> LedgerAnalysis:
        """Get coverage, gaps, intensity and the change since the year before."""
        return cast("LedgerAnalysis", self._call(
            "GET",
            "/v1/companies/{abn}/ledger-analysis",
            path={"abn": abn},
            query={"period": period, "denominator": denominator, "amount": amount},
            headers=headers,
        ))

    def apply_desk_change(
        self,
        id: str,
        *,
        body: DeskApplyRequest,
        headers: Mapping[str, str] | None = None,
    ) -> DeskChange:
        """Apply a change as it was compared."""
        return cast("DeskChange", self._call(
            "POST",
            "/v1/desk/changes/{id}/apply",
            path={"id": id},
            body=body,
            headers=headers,
        ))

    def approve_review(
        self,
        abn: str,
        *,
        body: ApproveReview,
        period: str,
        headers: Mapping[str, str] | None = None,
    ) -> PeriodReview:
        """Approve, lock, unlock or reopen."""
        return cast("PeriodReview", self._call(
            "POST",
            "/v1/companies/{abn}/review/approve",
            path={"abn": abn},
            query={"period": period},
            body=body,
            headers=headers,
        ))

    def batch_climate_profiles(
        self,
        *,
        body: BatchClimateProfilesBody | bytes | str,
        explain: bool | None = None,
        scenario: str | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        content_type: str = "application/json",
        headers: Mapping[str, str] | None = None,
    ) -> ClimateProfileBatch | bytes:
        """Get the climate profiles of up to 50 companies."""
        return cast("ClimateProfileBatch | bytes", self._call(
            "POST",
            "/v1/companies/batch/climate-profiles",
            query={"explain": explain, "scenario": scenario, "snapshot": snapshot, "as_of": as_of},
            body=body,
            content_type=content_type,
            headers=headers,
        ))

    def batch_climate_risks(
        self,
        *,
        body: BatchClimateRisksBody | bytes | str,
        explain: bool | None = None,
        scenario: str | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        content_type: str = "application/json",
        headers: Mapping[str, str] | None = None,
    ) -> ClimateRiskBatch | bytes:
        """Get the physical and transition risk of up to 50 companies."""
        return cast("ClimateRiskBatch | bytes", self._call(
            "POST",
            "/v1/companies/batch/climate-risks",
            query={"explain": explain, "scenario": scenario, "snapshot": snapshot, "as_of": as_of},
            body=body,
            content_type=content_type,
            headers=headers,
        ))

    def batch_factors(
        self,
        *,
        body: BatchFactorsBody,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> EmissionFactorBatch:
        """Look up to 200 emission factors in one request."""
        return cast("EmissionFactorBatch", self._call(
            "POST",
            "/v1/emission-factors/batch",
            query={"snapshot": snapshot, "as_of": as_of},
            body=body,
            headers=headers,
        ))

    def begin_join_with_passkey(
        self,
        *,
        body: InvitationLink,
        headers: Mapping[str, str] | None = None,
    ) -> PasskeyOptions:
        """Start accepting an invitation with a new passkey."""
        return cast("PasskeyOptions", self._call(
            "POST",
            "/v1/invitation/passkey/options",
            body=body,
            headers=headers,
        ))

    def begin_passkey(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> PasskeyOptions:
        """Start adding a passkey."""
        return cast("PasskeyOptions", self._call(
            "POST",
            "/v1/me/passkeys/options",
            headers=headers,
        ))

    def begin_passkey_sign_in(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> PasskeyOptions:
        """Start a sign-in with a passkey."""
        return cast("PasskeyOptions", self._call(
            "POST",
            "/v1/sign-in/passkey/options",
            headers=headers,
        ))

    def begin_provider_sign_in(
        self,
        *,
        body: ProviderSignIn,
        headers: Mapping[str, str] | None = None,
    ) -> ProviderAddress:
        """Start a sign-in with the OpenID provider."""
        return cast("ProviderAddress", self._call(
            "POST",
            "/v1/sign-in/provider",
            body=body,
            headers=headers,
        ))

    def calculate_emissions(
        self,
        *,
        body: CalculateEmissionsBody,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> EmissionCalculation:
        """Calculate emissions from quantities and factors, exactly."""
        return cast("EmissionCalculation", self._call(
            "POST",
            "/v1/emission-factors/calculate",
            query={"snapshot": snapshot, "as_of": as_of},
            body=body,
            headers=headers,
        ))

    def cancel_disclosure_run(
        self,
        abn: str,
        run_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> DisclosureRunAnswer:
        """Cancel a run."""
        return cast("DisclosureRunAnswer", self._call(
            "POST",
            "/v1/companies/{abn}/disclosure-report-runs/{run_id}/cancel",
            path={"abn": abn, "run_id": run_id},
            headers=headers,
        ))

    def change_member(
        self,
        id: str,
        *,
        body: MemberChange,
        headers: Mapping[str, str] | None = None,
    ) -> Member:
        """Change the name, roles or engagements of someone."""
        return cast("Member", self._call(
            "PUT",
            "/v1/members/{id}",
            path={"id": id},
            body=body,
            headers=headers,
        ))

    def change_tenant_plan(
        self,
        id: str,
        *,
        body: PlanChange,
        headers: Mapping[str, str] | None = None,
    ) -> OperatedTenantAnswer:
        """Change a tenant’s plan or its limits."""
        return cast("OperatedTenantAnswer", self._call(
            "POST",
            "/v1/operator/tenants/{id}/plan",
            path={"id": id},
            body=body,
            headers=headers,
        ))

    def check_desk_file(
        self,
        id: str,
        *,
        body: DeskCheckRequest,
        headers: Mapping[str, str] | None = None,
    ) -> DeskFile:
        """Check a file again with added information."""
        return cast("DeskFile", self._call(
            "POST",
            "/v1/desk/files/{id}/check",
            path={"id": id},
            body=body,
            headers=headers,
        ))

    def check_numbers_in_text(
        self,
        abn: str,
        *,
        body: NumberChecksBody,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> NumberChecks:
        """Compare the numbers in a text with what is held for a company and period."""
        return cast("NumberChecks", self._call(
            "POST",
            "/v1/companies/{abn}/number-checks",
            path={"abn": abn},
            query={"snapshot": snapshot, "as_of": as_of},
            body=body,
            headers=headers,
        ))

    def check_numbers_of_draft(
        self,
        abn: str,
        *,
        period: str | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> PaperChecks:
        """Compare every number of the readable disclosure with what is held."""
        return cast("PaperChecks", self._call(
            "GET",
            "/v1/companies/{abn}/disclosure-draft/number-checks",
            path={"abn": abn},
            query={"period": period, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def choose_portfolio_companies(
        self,
        id: str,
        *,
        body: PortfolioChoices,
        dry_run: bool | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ChangedPortfolio:
        """Say which companies the names of a portfolio mean."""
        return cast("ChangedPortfolio", self._call(
            "POST",
            "/v1/portfolios/{id}/choices",
            path={"id": id},
            query={"dry_run": dry_run},
            body=body,
            headers=headers,
        ))

    def classify_reporting_duty(
        self,
        *,
        body: ClassifyReportingDutyBody,
        headers: Mapping[str, str] | None = None,
    ) -> ReportingDuty:
        """Get a company’s reporting group, first period and lodgement date."""
        return cast("ReportingDuty", self._call(
            "POST",
            "/v1/reporting-duty",
            body=body,
            headers=headers,
        ))

    def close_session(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """End the session of the web app."""
        return cast("None", self._call(
            "DELETE",
            "/v1/session",
            headers=headers,
        ))

    def compare_disclosure_reports(
        self,
        abn: str,
        *,
        a: str,
        b: str,
        headers: Mapping[str, str] | None = None,
    ) -> DisclosureComparison:
        """Compare two bundles number by number, with the cause of each difference."""
        return cast("DisclosureComparison", self._call(
            "GET",
            "/v1/companies/{abn}/disclosure-reports/compare",
            path={"abn": abn},
            query={"a": a, "b": b},
            headers=headers,
        ))

    def confirm_email(
        self,
        *,
        body: EmailConfirmation,
        headers: Mapping[str, str] | None = None,
    ) -> OwnEmail:
        """Confirm your e-mail address with the link that was sent there."""
        return cast("OwnEmail", self._call(
            "POST",
            "/v1/me/email/confirm",
            body=body,
            headers=headers,
        ))

    def confirm_link(
        self,
        *,
        body: DeskLinkRequest,
        headers: Mapping[str, str] | None = None,
    ) -> DeskChange:
        """Link a Safeguard facility to the company that controls it in a year."""
        return cast("DeskChange", self._call(
            "POST",
            "/v1/desk/links",
            body=body,
            headers=headers,
        ))

    def create_key(
        self,
        *,
        body: NewApiKey,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> IssuedApiKey:
        """Create an API key."""
        return cast("IssuedApiKey", self._call(
            "POST",
            "/v1/keys",
            body=body,
            idempotency_key=idempotency_key,
            takes_key=True,
            headers=headers,
        ))

    def create_my_key(
        self,
        *,
        body: NewOwnKey,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> IssuedApiKey:
        """Create an API key that acts for you."""
        return cast("IssuedApiKey", self._call(
            "POST",
            "/v1/me/keys",
            body=body,
            idempotency_key=idempotency_key,
            takes_key=True,
            headers=headers,
        ))

    def create_webhook(
        self,
        *,
        body: NewWebhook,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> IssuedWebhook:
        """Create a webhook."""
        return cast("IssuedWebhook", self._call(
            "POST",
            "/v1/webhooks",
            body=body,
            idempotency_key=idempotency_key,
            takes_key=True,
            headers=headers,
        ))

    def decide_review(
        self,
        abn: str,
        *,
        body: DecideReview,
        period: str,
        headers: Mapping[str, str] | None = None,
    ) -> PeriodReview:
        """Request changes, mark as reviewed, or reopen what was reviewed."""
        return cast("PeriodReview", self._call(
            "POST",
            "/v1/companies/{abn}/review/decide",
            path={"abn": abn},
            query={"period": period},
            body=body,
            headers=headers,
        ))

    def delete_emission_targets(
        self,
        abn: str,
        *,
        reason: str,
        headers: Mapping[str, str] | None = None,
    ) -> DeletedRecord:
        """Delete the emission targets of a company."""
        return cast("DeletedRecord", self._call(
            "DELETE",
            "/v1/companies/{abn}/emission-targets",
            path={"abn": abn},
            query={"reason": reason},
            headers=headers,
        ))

    def delete_market_based_evidence(
        self,
        abn: str,
        *,
        period: str,
        reason: str,
        headers: Mapping[str, str] | None = None,
    ) -> DeletedRecord:
        """Delete the market-based scope 2 evidence of a company for a period."""
        return cast("DeletedRecord", self._call(
            "DELETE",
            "/v1/companies/{abn}/market-based-scope2/evidence",
            path={"abn": abn},
            query={"period": period, "reason": reason},
            headers=headers,
        ))

    def delete_meter_regions(
        self,
        abn: str,
        *,
        reason: str,
        headers: Mapping[str, str] | None = None,
    ) -> DeletedRecord:
        """Delete the meter regions of a company."""
        return cast("DeletedRecord", self._call(
            "DELETE",
            "/v1/companies/{abn}/meter-regions",
            path={"abn": abn},
            query={"reason": reason},
            headers=headers,
        ))

    def delete_organisational_boundary(
        self,
        abn: str,
        *,
        period: str,
        reason: str,
        headers: Mapping[str, str] | None = None,
    ) -> DeletedRecord:
        """Delete the organisational boundary of a company for a period."""
        return cast("DeletedRecord", self._call(
            "DELETE",
            "/v1/companies/{abn}/organisational-boundary",
            path={"abn": abn},
            query={"period": period, "reason": reason},
            headers=headers,
        ))

    def delete_own_factors(
        self,
        abn: str,
        *,
        reason: str,
        headers: Mapping[str, str] | None = None,
    ) -> DeletedRecord:
        """Delete the own emission factors of a company."""
        return cast("DeletedRecord", self._call(
            "DELETE",
            "/v1/companies/{abn}/own-factors",
            path={"abn": abn},
            query={"reason": reason},
            headers=headers,
        ))

    def delete_portfolio(
        self,
        id: str,
        *,
        reason: str,
        headers: Mapping[str, str] | None = None,
    ) -> DeletedPortfolio:
        """Delete a portfolio."""
        return cast("DeletedPortfolio", self._call(
            "DELETE",
            "/v1/portfolios/{id}",
            path={"id": id},
            query={"reason": reason},
            headers=headers,
        ))

    def delete_risk_register(
        self,
        abn: str,
        *,
        period: str,
        reason: str,
        headers: Mapping[str, str] | None = None,
    ) -> DeletedRecord:
        """Delete the climate-related risks and opportunities of a company for a period."""
        return cast("DeletedRecord", self._call(
            "DELETE",
            "/v1/companies/{abn}/risks",
            path={"abn": abn},
            query={"period": period, "reason": reason},
            headers=headers,
        ))

    def delete_s2_statements(
        self,
        abn: str,
        *,
        period: str,
        reason: str,
        headers: Mapping[str, str] | None = None,
    ) -> DeletedRecord:
        """Delete the S2 statements of a company for a period."""
        return cast("DeletedRecord", self._call(
            "DELETE",
            "/v1/companies/{abn}/s2-statements",
            path={"abn": abn},
            query={"period": period, "reason": reason},
            headers=headers,
        ))

    def delete_sites(
        self,
        abn: str,
        *,
        reason: str,
        headers: Mapping[str, str] | None = None,
    ) -> DeletedRecord:
        """Delete the sites that the tenant declares for a company."""
        return cast("DeletedRecord", self._call(
            "DELETE",
            "/v1/companies/{abn}/sites",
            path={"abn": abn},
            query={"reason": reason},
            headers=headers,
        ))

    def delete_watchlist(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> DeletedWatchlist:
        """Delete a watchlist."""
        return cast("DeletedWatchlist", self._call(
            "DELETE",
            "/v1/watchlists/{id}",
            path={"id": id},
            headers=headers,
        ))

    def delete_webhook(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> Webhook:
        """Delete a webhook and its delivery log."""
        return cast("Webhook", self._call(
            "DELETE",
            "/v1/webhooks/{id}",
            path={"id": id},
            headers=headers,
        ))

    def diff_snapshots(
        self,
        a: str,
        b: str,
        *,
        source: str | None = None,
        slot: str | None = None,
        rows: int | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> SnapshotDiff:
        """Compare two snapshots: releases replaced, rows added, removed and restated."""
        return cast("SnapshotDiff", self._call(
            "GET",
            "/v1/snapshots/{a}/diff/{b}",
            path={"a": a, "b": b},
            query={"source": source, "slot": slot, "rows": rows},
            headers=headers,
        ))

    def discard_record_draft(
        self,
        abn: str,
        kind: str,
        *,
        period: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Discard your draft of a record."""
        return cast("None", self._call(
            "DELETE",
            "/v1/me/record-drafts/{abn}/{kind}",
            path={"abn": abn, "kind": kind},
            query={"period": period},
            headers=headers,
        ))

    def download_company_evidence(
        self,
        abn: str,
        *,
        period: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Any:
        """Download all held evidence for a period as one ZIP."""
        return self._call(
            "GET",
            "/v1/companies/{abn}/evidence/download",
            path={"abn": abn},
            query={"period": period},
            headers=headers,
        )

    def download_disclosure_report(
        self,
        abn: str,
        artifact_id: str,
        *,
        file: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Any:
        """Download a bundle."""
        return self._call(
            "GET",
            "/v1/companies/{abn}/disclosure-reports/{artifact_id}/download",
            path={"abn": abn, "artifact_id": artifact_id},
            query={"file": file},
            headers=headers,
        )

    def download_evidence_file(
        self,
        sha256: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> Any:
        """Download an evidence file."""
        return self._call(
            "GET",
            "/v1/evidence-files/{sha256}/content",
            path={"sha256": sha256},
            headers=headers,
        )

    def download_latest_disclosure_report(
        self,
        abn: str,
        *,
        file: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Any:
        """Download the newest bundle of a company."""
        return self._call(
            "GET",
            "/v1/companies/{abn}/disclosure-reports/latest/download",
            path={"abn": abn},
            query={"file": file},
            headers=headers,
        )

    def drop_desk_change(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Cancel a change that was not applied."""
        return cast("None", self._call(
            "DELETE",
            "/v1/desk/changes/{id}",
            path={"id": id},
            headers=headers,
        ))

    def end_session(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """End a session of the web app."""
        return cast("None", self._call(
            "DELETE",
            "/v1/sessions/{id}",
            path={"id": id},
            headers=headers,
        ))

    def erase_member(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> Member:
        """Erase the name and e-mail address of someone who was removed."""
        return cast("Member", self._call(
            "POST",
            "/v1/members/{id}/erase",
            path={"id": id},
            headers=headers,
        ))

    def erase_tenant(
        self,
        id: str,
        *,
        body: TenantErasureRequest,
        headers: Mapping[str, str] | None = None,
    ) -> TenantErasure:
        """Erase a suspended tenant for good."""
        return cast("TenantErasure", self._call(
            "POST",
            "/v1/operator/tenants/{id}/erase",
            path={"id": id},
            body=body,
            headers=headers,
        ))

    def explain_contradiction(
        self,
        abn: str,
        id: str,
        *,
        body: ContradictionExplanationBody,
        period: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ExplainedContradiction:
        """Explain a contradiction."""
        return cast("ExplainedContradiction", self._call(
            "POST",
            "/v1/companies/{abn}/contradictions/{id}/explanation",
            path={"abn": abn, "id": id},
            query={"period": period},
            body=body,
            headers=headers,
        ))

    def explain_ledger_line(
        self,
        abn: str,
        *,
        period: str,
        line: str,
        headers: Mapping[str, str] | None = None,
    ) -> LedgerExplanation:
        """Explain one line of a ledger in steps."""
        return cast("LedgerExplanation", self._call(
            "GET",
            "/v1/companies/{abn}/ledger-lines/explain",
            path={"abn": abn},
            query={"period": period, "line": line},
            headers=headers,
        ))

    def export_challenge(
        self,
        id: str,
        *,
        format: Literal["json", "xlsx", "pdf", "bundle"] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Any:
        """Export a challenge as JSON, a workbook, a PDF or a signed bundle."""
        return self._call(
            "GET",
            "/v1/challenges/{id}/export",
            path={"id": id},
            query={"format": format},
            headers=headers,
        )

    def export_climate_profile(
        self,
        abn: str,
        *,
        format: Literal["xlsx", "pdf"] | None = None,
        assurance: bool | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> bytes:
        """Download the climate profile of a company as a workbook or a PDF."""
        return cast("bytes", self._call(
            "GET",
            "/v1/companies/{abn}/climate-profile/export",
            path={"abn": abn},
            query={"format": format, "assurance": assurance, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def export_dataset(
        self,
        slug: str,
        *,
        format: Literal["parquet", "csv", "jsonl"] | None = None,
        table: str | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> bytes | str:
        """Download a table of a dataset as Parquet, CSV or JSON lines."""
        return cast("bytes | str", self._call(
            "GET",
            "/v1/datasets/{slug}/export",
            path={"slug": slug},
            query={"format": format, "table": table, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def export_financed_emissions(
        self,
        id: str,
        *,
        format: Literal["json", "csv", "xlsx", "pdf", "zip"],
        price_aud_per_t: float | None = None,
        adjust_evic: bool | None = None,
        risk: bool | None = None,
        screening: bool | None = None,
        version: int | None = None,
        compared_with: int | None = None,
        compared_with_snapshot: str | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> dict[str, Any] | bytes | str:
        """Download the financed emissions of a saved portfolio as a file."""
        return cast("dict[str, Any] | bytes | str", self._call(
            "GET",
            "/v1/portfolios/{id}/financed-emissions/export",
            path={"id": id},
            query={"format": format, "price_aud_per_t": price_aud_per_t, "adjust_evic": adjust_evic, "risk": risk, "screening": screening, "version": version, "compared_with": compared_with, "compared_with_snapshot": compared_with_snapshot, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def export_portfolio(
        self,
        *,
        body: ExportPortfolioBody | bytes | str,
        snapshot: str | None = None,
        as_of: str | None = None,
        content_type: str = "application/json",
        headers: Mapping[str, str] | None = None,
    ) -> bytes:
        """Download a table of up to 1,000 companies as a workbook."""
        return cast("bytes", self._call(
            "POST",
            "/v1/companies/batch/climate-profiles/export",
            query={"snapshot": snapshot, "as_of": as_of},
            body=body,
            content_type=content_type,
            headers=headers,
        ))

    def export_portfolio_preview(
        self,
        *,
        body: PortfolioQuestion,
        format: Literal["json", "csv", "xlsx", "pdf", "zip"],
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> dict[str, Any] | bytes | str:
        """Download the financed emissions of holdings as a file, without saving them."""
        return cast("dict[str, Any] | bytes | str", self._call(
            "POST",
            "/v1/portfolios/preview/export",
            query={"format": format, "snapshot": snapshot, "as_of": as_of},
            body=body,
            headers=headers,
        ))

    def fill_ledger_gaps(
        self,
        abn: str,
        *,
        body: LedgerGaps,
        dry_run: bool | None = None,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> LedgerLinesTaken:
        """Fill months without lines by a rule."""
        return cast("LedgerLinesTaken", self._call(
            "POST",
            "/v1/companies/{abn}/ledger-gaps",
            path={"abn": abn},
            query={"dry_run": dry_run},
            body=body,
            idempotency_key=idempotency_key,
            takes_key=True,
            headers=headers,
        ))

    def finish_passkey_sign_in(
        self,
        *,
        body: PasskeyAssertion,
        headers: Mapping[str, str] | None = None,
    ) -> SignedIn:
        """Sign in with a passkey."""
        return cast("SignedIn", self._call(
            "POST",
            "/v1/sign-in/passkey",
            body=body,
            headers=headers,
        ))

    def finish_provider_sign_in(
        self,
        *,
        body: ProviderAnswer,
        headers: Mapping[str, str] | None = None,
    ) -> SignedIn:
        """Finish a sign-in with the OpenID provider."""
        return cast("SignedIn", self._call(
            "POST",
            "/v1/sign-in/provider/callback",
            body=body,
            headers=headers,
        ))

    def get_audit_sheet(
        self,
        abn: str,
        *,
        period: str | None = None,
        explain: bool | None = None,
        format: Literal["json", "xlsx"] | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AuditSheet | bytes:
        """Get the auditor’s sheet of a period: every requirement with its evidence and the auditors’ marks."""
        return cast("AuditSheet | bytes", self._call(
            "GET",
            "/v1/companies/{abn}/audit-sheet",
            path={"abn": abn},
            query={"period": period, "explain": explain, "format": format, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_boundary_reconciliation(
        self,
        abn: str,
        *,
        period: str | None = None,
        explain: bool | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> BoundaryReconciliation:
        """Reconcile the registry’s figures with the standard, line by line."""
        return cast("BoundaryReconciliation", self._call(
            "GET",
            "/v1/companies/{abn}/organisational-boundary/reconciliation",
            path={"abn": abn},
            query={"period": period, "explain": explain, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_bundle_schema(
        self,
        name: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> str:
        """Get the JSON Schema of a file in a bundle."""
        return cast("str", self._call(
            "GET",
            "/schemas/{name}",
            path={"name": name},
            headers=headers,
        ))

    def get_challenge(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> ChallengeAnswer:
        """Get a challenge: its state, and how many numbers have which verdict."""
        return cast("ChallengeAnswer", self._call(
            "GET",
            "/v1/challenges/{id}",
            path={"id": id},
            headers=headers,
        ))

    def get_climate_profile(
        self,
        abn: str,
        *,
        include: Sequence[Literal["entity", "emissions", "sector_classification", "sector_benchmark", "emissions_trend", "transition_risk", "safeguard_mechanism", "grid_intensity", "climate_context", "scope3_screening", "water_stress", "scenario_context", "scenario_analysis", "transition_scenarios", "hazards"]] | None = None,
        exclude: Sequence[Literal["entity", "emissions", "sector_classification", "sector_benchmark", "emissions_trend", "transition_risk", "safeguard_mechanism", "grid_intensity", "climate_context", "scope3_screening", "water_stress", "scenario_context", "scenario_analysis", "transition_scenarios", "hazards"]] | None = None,
        explain: bool | None = None,
        scenario: str | None = None,
        safeguard_price: str | None = None,
        include_targets: bool | None = None,
        include_declared: bool | None = None,
        changed_since: str | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ClimateProfile:
        """Get the climate profile of a company."""
        return cast("ClimateProfile", self._call(
            "GET",
            "/v1/companies/{abn}/climate-profile",
            path={"abn": abn},
            query={"include": include, "exclude": exclude, "explain": explain, "scenario": scenario, "safeguard_price": safeguard_price, "include_targets": include_targets, "include_declared": include_declared, "changed_since": changed_since, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_climate_risk(
        self,
        abn: str,
        *,
        explain: bool | None = None,
        scenario: str | None = None,
        safeguard_price: str | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ClimateRisk:
        """Get the physical and transition risk of a company."""
        return cast("ClimateRisk", self._call(
            "GET",
            "/v1/companies/{abn}/climate-risk",
            path={"abn": abn},
            query={"explain": explain, "scenario": scenario, "safeguard_price": safeguard_price, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_climate_series(
        self,
        abn: str,
        *,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ClimateSeries:
        """Get the climate at a company’s head office, year by year."""
        return cast("ClimateSeries", self._call(
            "GET",
            "/v1/companies/{abn}/climate-series",
            path={"abn": abn},
            query={"snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_company_evidence(
        self,
        abn: str,
        *,
        period: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> CompanyEvidence:
        """Get which files support which requirements, and which are unused."""
        return cast("CompanyEvidence", self._call(
            "GET",
            "/v1/companies/{abn}/evidence",
            path={"abn": abn},
            query={"period": period},
            headers=headers,
        ))

    def get_contradictions(
        self,
        abn: str,
        *,
        period: str | None = None,
        explain: bool | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Contradictions:
        """List the contradictions in a company’s records."""
        return cast("Contradictions", self._call(
            "GET",
            "/v1/companies/{abn}/contradictions",
            path={"abn": abn},
            query={"period": period, "explain": explain, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_desk_change(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> DeskChange:
        """Get a withdrawal or link: its effects and its state."""
        return cast("DeskChange", self._call(
            "GET",
            "/v1/desk/changes/{id}",
            path={"id": id},
            headers=headers,
        ))

    def get_desk_file(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> DeskFile:
        """Get a file: what it is, its first rows, open decisions and the effects of loading it."""
        return cast("DeskFile", self._call(
            "GET",
            "/v1/desk/files/{id}",
            path={"id": id},
            headers=headers,
        ))

    def get_disclosure_draft(
        self,
        abn: str,
        *,
        period: str | None = None,
        format: Literal["docx", "pdf", "html"] | None = None,
        standard_version: Literal["2024-09", "2025-12"] | None = None,
        early_adoption: bool | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> bytes | str:
        """Download the readable disclosure of a company as a Word file, a PDF or a web page."""
        return cast("bytes | str", self._call(
            "GET",
            "/v1/companies/{abn}/disclosure-draft",
            path={"abn": abn},
            query={"period": period, "format": format, "standard_version": standard_version, "early_adoption": early_adoption, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_disclosure_metadata(
        self,
        abn: str,
        *,
        period: str | None = None,
        explain: bool | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> DisclosureMetadata:
        """Get all records of a company for a period, side by side."""
        return cast("DisclosureMetadata", self._call(
            "GET",
            "/v1/companies/{abn}/disclosure-metadata",
            path={"abn": abn},
            query={"period": period, "explain": explain, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_disclosure_run(
        self,
        abn: str,
        run_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> DisclosureRunAnswer:
        """Get the progress of a run."""
        return cast("DisclosureRunAnswer", self._call(
            "GET",
            "/v1/companies/{abn}/disclosure-report-runs/{run_id}",
            path={"abn": abn, "run_id": run_id},
            headers=headers,
        ))

    def get_emission_targets(
        self,
        abn: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> EmissionTargetsRecord:
        """Read the emission targets of a company."""
        return cast("EmissionTargetsRecord", self._call(
            "GET",
            "/v1/companies/{abn}/emission-targets",
            path={"abn": abn},
            headers=headers,
        ))

    def get_entity_emissions(
        self,
        abn: str,
        *,
        from_: str | None = None,
        to: str | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> EntityEmissions:
        """Get the annual registry emissions of a company."""
        return cast("EntityEmissions", self._call(
            "GET",
            "/v1/entities/{abn}/emissions",
            path={"abn": abn},
            query={"from": from_, "to": to, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_error_page(
        self,
        code: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> str:
        """Get the documentation of an error code."""
        return cast("str", self._call(
            "GET",
            "/errors/{code}",
            path={"code": code},
            headers=headers,
        ))

    def get_evidence_file(
        self,
        sha256: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> EvidenceFileAnswer:
        """Get an evidence file’s details and the records that name it."""
        return cast("EvidenceFileAnswer", self._call(
            "GET",
            "/v1/evidence-files/{sha256}",
            path={"sha256": sha256},
            headers=headers,
        ))

    def get_factor(
        self,
        factor_id: str,
        *,
        edition: str | None = None,
        reporting_period: str | None = None,
        vintage: str | None = None,
        gwp_basis: Literal["native", "AR6"] | None = None,
        methane: Literal["fossil", "biogenic", "by_fuel"] | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> EmissionFactorAnswer:
        """Get an emission factor by its factor id or row id, with its value in every edition."""
        return cast("EmissionFactorAnswer", self._call(
            "GET",
            "/v1/emission-factors/{factor_id}",
            path={"factor_id": factor_id},
            query={"edition": edition, "reporting_period": reporting_period, "vintage": vintage, "gwp_basis": gwp_basis, "methane": methane, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_filing_readiness(
        self,
        abn: str,
        *,
        period: str | None = None,
        explain: bool | None = None,
        standard_version: Literal["2024-09", "2025-12"] | None = None,
        early_adoption: bool | None = None,
        pillar: Literal["governance", "strategy", "risk_management", "metrics_and_targets"] | None = None,
        requirement: str | None = None,
        format: Literal["json", "csv", "markdown"] | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> FilingReadiness | str:
        """Get the filing readiness of a period, requirement by requirement."""
        return cast("FilingReadiness | str", self._call(
            "GET",
            "/v1/companies/{abn}/filing-readiness",
            path={"abn": abn},
            query={"period": period, "explain": explain, "standard_version": standard_version, "early_adoption": early_adoption, "pillar": pillar, "requirement": requirement, "format": format, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_financed_emissions(
        self,
        id: str,
        *,
        price_aud_per_t: float | None = None,
        adjust_evic: bool | None = None,
        risk: bool | None = None,
        screening: bool | None = None,
        version: int | None = None,
        compared_with: int | None = None,
        compared_with_snapshot: str | None = None,
        holdings: bool | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> FinancedEmissions:
        """Compute the financed emissions of a saved portfolio."""
        return cast("FinancedEmissions", self._call(
            "GET",
            "/v1/portfolios/{id}/financed-emissions",
            path={"id": id},
            query={"price_aud_per_t": price_aud_per_t, "adjust_evic": adjust_evic, "risk": risk, "screening": screening, "version": version, "compared_with": compared_with, "compared_with_snapshot": compared_with_snapshot, "holdings": holdings, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_formulas(
        self,
        method: str,
        version: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> MethodFormulas:
        """Get the formulas of a method: constants, tables and every step."""
        return cast("MethodFormulas", self._call(
            "GET",
            "/v1/formulas/{method}/{version}",
            path={"method": method, "version": version},
            headers=headers,
        ))

    def get_grid_intensity(
        self,
        region: str,
        *,
        from_: str | None = None,
        to: str | None = None,
        interval: Literal["day", "month", "year", "financial_year"] | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> GridIntensity:
        """Get the emission intensity of an electricity region."""
        return cast("GridIntensity", self._call(
            "GET",
            "/v1/grid-intensity/{region}",
            path={"region": region},
            query={"from": from_, "to": to, "interval": interval, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_health(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> Health:
        """Check that the process is running."""
        return cast("Health", self._call(
            "GET",
            "/healthz",
            headers=headers,
        ))

    def get_heat_response(
        self,
        *,
        place: str | None = None,
        shift_c: float | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> HeatResponse:
        """Get the hot days of a place if every day were warmer."""
        return cast("HeatResponse", self._call(
            "GET",
            "/v1/climate/heat-response",
            query={"place": place, "shift_c": shift_c, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_import_template(
        self,
        kind: str,
        *,
        format: Literal["xlsx", "csv"] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> bytes | str:
        """Download an empty table to fill in and import."""
        return cast("bytes | str", self._call(
            "GET",
            "/v1/imports/{kind}/template",
            path={"kind": kind},
            query={"format": format},
            headers=headers,
        ))

    def get_key(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> ApiKey:
        """Show one API key."""
        return cast("ApiKey", self._call(
            "GET",
            "/v1/keys/{id}",
            path={"id": id},
            headers=headers,
        ))

    def get_ledger_totals(
        self,
        abn: str,
        *,
        period: str,
        headers: Mapping[str, str] | None = None,
    ) -> LedgerTotals:
        """Get the figures of a reporting period from its ledger."""
        return cast("LedgerTotals", self._call(
            "GET",
            "/v1/companies/{abn}/ledger-totals",
            path={"abn": abn},
            query={"period": period},
            headers=headers,
        ))

    def get_market_based_evidence(
        self,
        abn: str,
        *,
        period: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> MarketBasedEvidenceRecord:
        """Read the market-based scope 2 evidence of a company for a period."""
        return cast("MarketBasedEvidenceRecord", self._call(
            "GET",
            "/v1/companies/{abn}/market-based-scope2/evidence",
            path={"abn": abn},
            query={"period": period},
            headers=headers,
        ))

    def get_market_based_scope2(
        self,
        abn: str,
        *,
        period: str | None = None,
        explain: bool | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> MarketBasedScope2:
        """Get location-based and market-based scope 2 side by side, with the checks of each claim."""
        return cast("MarketBasedScope2", self._call(
            "GET",
            "/v1/companies/{abn}/market-based-scope2",
            path={"abn": abn},
            query={"period": period, "explain": explain, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_me(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> Me:
        """Get the current caller, tenant and permissions."""
        return cast("Me", self._call(
            "GET",
            "/v1/me",
            headers=headers,
        ))

    def get_member(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> Member:
        """Show one person of the tenant."""
        return cast("Member", self._call(
            "GET",
            "/v1/members/{id}",
            path={"id": id},
            headers=headers,
        ))

    def get_meter_regions(
        self,
        abn: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> MeterRegionsRecord:
        """Read the meter regions of a company."""
        return cast("MeterRegionsRecord", self._call(
            "GET",
            "/v1/companies/{abn}/meter-regions",
            path={"abn": abn},
            headers=headers,
        ))

    def get_method_page(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> str:
        """Get the documentation of a method: formula, inputs, worked example, limits."""
        return cast("str", self._call(
            "GET",
            "/methods/{id}",
            path={"id": id},
            headers=headers,
        ))

    def get_my_account(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> OwnAccount:
        """Check whether an account of the OpenID provider is linked to you."""
        return cast("OwnAccount", self._call(
            "GET",
            "/v1/me/account",
            headers=headers,
        ))

    def get_my_work(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> Work:
        """Get the work waiting for you, changes since your last visit, and lodgement dates."""
        return cast("Work", self._call(
            "GET",
            "/v1/me/work",
            headers=headers,
        ))

    def get_notification_preferences(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> NotificationPreferences:
        """Get your e-mail notification preferences."""
        return cast("NotificationPreferences", self._call(
            "GET",
            "/v1/me/notification-preferences",
            headers=headers,
        ))

    def get_organisational_boundary(
        self,
        abn: str,
        *,
        period: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> OrganisationalBoundaryRecord:
        """Read the organisational boundary of a company for a period."""
        return cast("OrganisationalBoundaryRecord", self._call(
            "GET",
            "/v1/companies/{abn}/organisational-boundary",
            path={"abn": abn},
            query={"period": period},
            headers=headers,
        ))

    def get_own_factors(
        self,
        abn: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> OwnFactorsRecord:
        """Read the own emission factors of a company."""
        return cast("OwnFactorsRecord", self._call(
            "GET",
            "/v1/companies/{abn}/own-factors",
            path={"abn": abn},
            headers=headers,
        ))

    def get_portfolio(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> Portfolio:
        """Show one portfolio with its holdings."""
        return cast("Portfolio", self._call(
            "GET",
            "/v1/portfolios/{id}",
            path={"id": id},
            headers=headers,
        ))

    def get_readiness(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> Readiness:
        """Check that the service is ready to answer."""
        return cast("Readiness", self._call(
            "GET",
            "/readyz",
            headers=headers,
        ))

    def get_readiness_change(
        self,
        abn: str,
        *,
        period: str | None = None,
        explain: bool | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ReadinessChange:
        """Get the effect of the last change on readiness."""
        return cast("ReadinessChange", self._call(
            "GET",
            "/v1/companies/{abn}/filing-readiness/last-change",
            path={"abn": abn},
            query={"period": period, "explain": explain, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_record_draft(
        self,
        abn: str,
        kind: str,
        *,
        period: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> RecordDraft:
        """Read your draft of a record."""
        return cast("RecordDraft", self._call(
            "GET",
            "/v1/me/record-drafts/{abn}/{kind}",
            path={"abn": abn, "kind": kind},
            query={"period": period},
            headers=headers,
        ))

    def get_reference_context(
        self,
        abn: str,
        *,
        period: str | None = None,
        explain: bool | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ReferenceContext:
        """Get the reference data for a working paper."""
        return cast("ReferenceContext", self._call(
            "GET",
            "/v1/companies/{abn}/reference-context",
            path={"abn": abn},
            query={"period": period, "explain": explain, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_registry_overview(
        self,
        *,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> RegistryOverview:
        """Get the totals of the registry, its ten largest companies, and a map of facilities."""
        return cast("RegistryOverview", self._call(
            "GET",
            "/v1/registry/overview",
            query={"snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_release_feed(
        self,
        *,
        format: Literal["atom", "json"] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> bytes | str:
        """Follow what is loaded, as Atom or JSON Feed."""
        return cast("bytes | str", self._call(
            "GET",
            "/v1/feeds/releases",
            query={"format": format},
            headers=headers,
        ))

    def get_review(
        self,
        abn: str,
        *,
        period: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> PeriodReview:
        """Get the review of a period: the state of every record and statement."""
        return cast("PeriodReview", self._call(
            "GET",
            "/v1/companies/{abn}/review",
            path={"abn": abn},
            query={"period": period},
            headers=headers,
        ))

    def get_risk_proposals(
        self,
        abn: str,
        *,
        period: str | None = None,
        explain: bool | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> RiskProposals:
        """Propose risks for the register from published figures."""
        return cast("RiskProposals", self._call(
            "GET",
            "/v1/companies/{abn}/risk-proposals",
            path={"abn": abn},
            query={"period": period, "explain": explain, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_risk_register(
        self,
        abn: str,
        *,
        period: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> RiskRegisterRecord:
        """Read the climate-related risks and opportunities of a company for a period."""
        return cast("RiskRegisterRecord", self._call(
            "GET",
            "/v1/companies/{abn}/risks",
            path={"abn": abn},
            query={"period": period},
            headers=headers,
        ))

    def get_s2_statements(
        self,
        abn: str,
        *,
        period: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> S2StatementsRecord:
        """Read the S2 statements of a company for a period."""
        return cast("S2StatementsRecord", self._call(
            "GET",
            "/v1/companies/{abn}/s2-statements",
            path={"abn": abn},
            query={"period": period},
            headers=headers,
        ))

    def get_sector_peers(
        self,
        abn: str,
        *,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> SectorPeers:
        """List a company’s peers."""
        return cast("SectorPeers", self._call(
            "GET",
            "/v1/companies/{abn}/sector-peers",
            path={"abn": abn},
            query={"snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_signing_keys(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> GetSigningKeysAnswer:
        """Get the public keys that sign bundles."""
        return cast("GetSigningKeysAnswer", self._call(
            "GET",
            "/.well-known/southerly-keys.json",
            headers=headers,
        ))

    def get_site_climate_profiles(
        self,
        abn: str,
        *,
        explain: bool | None = None,
        scenario: str | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> SiteClimateProfiles:
        """Get the climate at each site of a company."""
        return cast("SiteClimateProfiles", self._call(
            "GET",
            "/v1/companies/{abn}/sites/climate-profiles",
            path={"abn": abn},
            query={"explain": explain, "scenario": scenario, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_site_climate_risks(
        self,
        abn: str,
        *,
        explain: bool | None = None,
        scenario: str | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> SiteClimateRisks:
        """Get the physical risk of each site of a company, with a roll-up."""
        return cast("SiteClimateRisks", self._call(
            "GET",
            "/v1/companies/{abn}/sites/climate-risks",
            path={"abn": abn},
            query={"explain": explain, "scenario": scenario, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_sites(
        self,
        abn: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> SitesRecord:
        """Read the sites that the tenant declares for a company."""
        return cast("SitesRecord", self._call(
            "GET",
            "/v1/companies/{abn}/sites",
            path={"abn": abn},
            headers=headers,
        ))

    def get_snapshot_impact(
        self,
        a: str,
        b: str,
        *,
        materiality_percent: float | None = None,
        watchlist: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> SnapshotImpact:
        """Get the impact of a snapshot change on what you watch."""
        return cast("SnapshotImpact", self._call(
            "GET",
            "/v1/snapshots/{a}/diff/{b}/impact",
            path={"a": a, "b": b},
            query={"materiality_percent": materiality_percent, "watchlist": watchlist},
            headers=headers,
        ))

    def get_target_progress(
        self,
        abn: str,
        *,
        period: str | None = None,
        explain: bool | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> TargetProgress:
        """Get the progress of each emission target, year by year."""
        return cast("TargetProgress", self._call(
            "GET",
            "/v1/companies/{abn}/emission-targets/progress",
            path={"abn": abn},
            query={"period": period, "explain": explain, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_tenant(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> OperatedTenantAnswer:
        """Get a tenant."""
        return cast("OperatedTenantAnswer", self._call(
            "GET",
            "/v1/operator/tenants/{id}",
            path={"id": id},
            headers=headers,
        ))

    def get_transition_scenarios(
        self,
        *,
        scenario: Literal["accelerated_transition", "step_change", "slower_growth"] | None = None,
        region: Literal["NSW", "QLD", "SA", "TAS", "VIC", "NEM"] | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> TransitionPlan:
        """Get the scenarios of the electricity market’s plan."""
        return cast("TransitionPlan", self._call(
            "GET",
            "/v1/climate/transition-scenarios",
            query={"scenario": scenario, "region": region, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def get_usage(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Usage:
        """Show requests and items by day and operation."""
        return cast("Usage", self._call(
            "GET",
            "/v1/usage",
            query={"from": from_, "to": to},
            headers=headers,
        ))

    def get_watchlist(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> Watchlist:
        """Show one watchlist with its companies."""
        return cast("Watchlist", self._call(
            "GET",
            "/v1/watchlists/{id}",
            path={"id": id},
            headers=headers,
        ))

    def get_webhook(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> Webhook:
        """Show one webhook."""
        return cast("Webhook", self._call(
            "GET",
            "/v1/webhooks/{id}",
            path={"id": id},
            headers=headers,
        ))

    def get_webhook_delivery(
        self,
        id: str,
        event_id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> WebhookDelivery:
        """List the attempts to deliver one event."""
        return cast("WebhookDelivery", self._call(
            "GET",
            "/v1/webhooks/{id}/deliveries/{event_id}",
            path={"id": id, "event_id": event_id},
            headers=headers,
        ))

    def import_disclosure_draft(
        self,
        abn: str,
        *,
        body: bytes | str,
        period: str,
        name: str,
        apply: bool | None = None,
        content_type: str = "application/octet-stream",
        headers: Mapping[str, str] | None = None,
    ) -> DraftImportPreview:
        """Preview or import an edited Word file of the disclosure."""
        return cast("DraftImportPreview", self._call(
            "POST",
            "/v1/companies/{abn}/disclosure-draft/import",
            path={"abn": abn},
            query={"period": period, "name": name, "apply": apply},
            body=body,
            content_type=content_type,
            headers=headers,
        ))

    def import_file(
        self,
        abn: str,
        *,
        body: bytes | str,
        kind: Literal["electricity", "instruments", "sites", "targets", "risks"],
        name: str,
        period: str | None = None,
        sheet: str | None = None,
        regions: str | None = None,
        mode: Literal["merge", "replace"] | None = None,
        offset: int | None = None,
        limit: int | None = None,
        apply: bool | None = None,
        content_type: str = "application/octet-stream",
        headers: Mapping[str, str] | None = None,
    ) -> ImportPreview:
        """Preview or import a spreadsheet or meter file."""
        return cast("ImportPreview", self._call(
            "POST",
            "/v1/companies/{abn}/imports",
            path={"abn": abn},
            query={"kind": kind, "name": name, "period": period, "sheet": sheet, "regions": regions, "mode": mode, "offset": offset, "limit": limit, "apply": apply},
            body=body,
            content_type=content_type,
            headers=headers,
        ))

    def import_ledger_file(
        self,
        abn: str,
        *,
        body: bytes | str,
        name: str,
        period: str,
        dry_run: bool | None = None,
        sheet: str | None = None,
        offset: int | None = None,
        limit: int | None = None,
        content_type: str = "application/octet-stream",
        headers: Mapping[str, str] | None = None,
    ) -> LedgerImported:
        """Import a file of activity: fuel cards, bills, refrigerant logs, spend."""
        return cast("LedgerImported", self._call(
            "POST",
            "/v1/companies/{abn}/ledger-imports",
            path={"abn": abn},
            query={"dry_run": dry_run, "name": name, "period": period, "sheet": sheet, "offset": offset, "limit": limit},
            body=body,
            content_type=content_type,
            headers=headers,
        ))

    def import_portfolio(
        self,
        id: str,
        *,
        body: bytes | str,
        name: str,
        balance_date: str,
        dry_run: bool | None = None,
        title: str | None = None,
        sheet: str | None = None,
        layout: str | None = None,
        keep_good: bool | None = None,
        show: Literal["all", "taken", "doubtful", "refused", "left_out"] | None = None,
        offset: int | None = None,
        limit: int | None = None,
        holdings: bool | None = None,
        content_type: str = "application/octet-stream",
        headers: Mapping[str, str] | None = None,
    ) -> PortfolioImported:
        """Import a book of loans or shares from a spreadsheet."""
        return cast("PortfolioImported", self._call(
            "POST",
            "/v1/portfolios/{id}/imports",
            path={"id": id},
            query={"dry_run": dry_run, "name": name, "balance_date": balance_date, "title": title, "sheet": sheet, "layout": layout, "keep_good": keep_good, "show": show, "offset": offset, "limit": limit, "holdings": holdings},
            body=body,
            content_type=content_type,
            headers=headers,
        ))

    def invite_member(
        self,
        *,
        body: NewMember,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> InvitedMember:
        """Invite someone."""
        return cast("InvitedMember", self._call(
            "POST",
            "/v1/members",
            body=body,
            idempotency_key=idempotency_key,
            takes_key=True,
            headers=headers,
        ))

    def invite_member_again(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> InvitedMember:
        """Make a new invitation link for someone who has not joined."""
        return cast("InvitedMember", self._call(
            "POST",
            "/v1/members/{id}/invitation",
            path={"id": id},
            headers=headers,
        ))

    def join_with_passkey(
        self,
        *,
        body: JoinWithPasskey,
        headers: Mapping[str, str] | None = None,
    ) -> SignedIn:
        """Accept an invitation with a new passkey."""
        return cast("SignedIn", self._call(
            "POST",
            "/v1/invitation/passkey",
            body=body,
            headers=headers,
        ))

    def link_my_account(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> ProviderAddress:
        """Start linking an account of the OpenID provider to yourself."""
        return cast("ProviderAddress", self._call(
            "POST",
            "/v1/me/account",
            headers=headers,
        ))

    def lint_factors(
        self,
        *,
        body: LintFactorsBody,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> EmissionFactorLint:
        """Check your own factor sheet against the edition for your period."""
        return cast("EmissionFactorLint", self._call(
            "POST",
            "/v1/emission-factors/lint",
            query={"snapshot": snapshot, "as_of": as_of},
            body=body,
            headers=headers,
        ))

    def list_audit_events(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        action: str | None = None,
        abn: str | None = None,
        actor: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AuditEventPage:
        """List changes and who made them, newest first."""
        return cast("AuditEventPage", self._call(
            "GET",
            "/v1/audit-events",
            query={"limit": limit, "cursor": cursor, "action": action, "abn": abn, "actor": actor, "from": from_, "to": to},
            headers=headers,
        ))

    def list_challenge_pages(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        from_: int | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ChallengeReadPagePage:
        """List the pages of a challenged report as they were read, with the places of their numbers."""
        return cast("ChallengeReadPagePage", self._call(
            "GET",
            "/v1/challenges/{id}/pages",
            path={"id": id},
            query={"limit": limit, "cursor": cursor, "from": from_},
            headers=headers,
        ))

    def list_challenge_readings(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        verdict: Literal["agrees", "agrees_with_edition", "differs", "unit_suspect", "arithmetic_fails", "factor_outdated", "not_comparable", "not_held", "doubtful"] | None = None,
        contradicting: bool | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ChallengeReadingPage:
        """List the numbers of a challenged report, each with its place, verdict and both sides."""
        return cast("ChallengeReadingPage", self._call(
            "GET",
            "/v1/challenges/{id}/readings",
            path={"id": id},
            query={"limit": limit, "cursor": cursor, "verdict": verdict, "contradicting": contradicting},
            headers=headers,
        ))

    def list_challenges(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        abn: str | None = None,
        period: str | None = None,
        file: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ChallengePage:
        """List challenges, newest first."""
        return cast("ChallengePage", self._call(
            "GET",
            "/v1/challenges",
            query={"limit": limit, "cursor": cursor, "abn": abn, "period": period, "file": file},
            headers=headers,
        ))

    def list_comments(
        self,
        abn: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        period: str | None = None,
        subject: str | None = None,
        status: Literal["open", "resolved"] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> CommentThreadPage:
        """List the comments on a period in threads, newest thread first."""
        return cast("CommentThreadPage", self._call(
            "GET",
            "/v1/companies/{abn}/comments",
            path={"abn": abn},
            query={"limit": limit, "cursor": cursor, "period": period, "subject": subject, "status": status},
            headers=headers,
        ))

    def list_company_periods(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        state: Literal["draft", "in_review", "changes_asked", "reviewed", "approved", "locked"] | None = None,
        owner: str | None = None,
        company: str | None = None,
        sort: Literal["company", "due", "state", "score", "owner"] | None = None,
        format: Literal["json", "csv", "ics"] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> CompanyPeriodPage | str:
        """List companies and periods in progress: state, readiness, owner, lodgement date."""
        return cast("CompanyPeriodPage | str", self._call(
            "GET",
            "/v1/company-periods",
            query={"limit": limit, "cursor": cursor, "state": state, "owner": owner, "company": company, "sort": sort, "format": format},
            headers=headers,
        ))

    def list_confirmed_links(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ConfirmedLinkPage:
        """List confirmed links, including withdrawn ones, newest first."""
        return cast("ConfirmedLinkPage", self._call(
            "GET",
            "/v1/desk/links",
            query={"limit": limit, "cursor": cursor},
            headers=headers,
        ))

    def list_datasets(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> DatasetList:
        """List every dataset: publisher, licence, cadence and loaded releases."""
        return cast("DatasetList", self._call(
            "GET",
            "/v1/datasets",
            headers=headers,
        ))

    def list_desk_changes(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> DeskChangePage:
        """List the requested withdrawals and links, newest first."""
        return cast("DeskChangePage", self._call(
            "GET",
            "/v1/desk/changes",
            query={"limit": limit, "cursor": cursor},
            headers=headers,
        ))

    def list_desk_files(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> DeskFilePage:
        """List the files at the data desk, newest first."""
        return cast("DeskFilePage", self._call(
            "GET",
            "/v1/desk/files",
            query={"limit": limit, "cursor": cursor},
            headers=headers,
        ))

    def list_desk_releases(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> DeskReleasePage:
        """List releases with their decisions and withdrawals, newest publication first."""
        return cast("DeskReleasePage", self._call(
            "GET",
            "/v1/desk/releases",
            query={"limit": limit, "cursor": cursor},
            headers=headers,
        ))

    def list_disclosure_reports(
        self,
        abn: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        period: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> DisclosureReportPage:
        """List the bundles of a company, newest first, each with what it supersedes."""
        return cast("DisclosureReportPage", self._call(
            "GET",
            "/v1/companies/{abn}/disclosure-reports",
            path={"abn": abn},
            query={"limit": limit, "cursor": cursor, "period": period},
            headers=headers,
        ))

    def list_disclosure_runs(
        self,
        abn: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> DisclosureRunPage:
        """List the bundle runs of a company, newest first."""
        return cast("DisclosureRunPage", self._call(
            "GET",
            "/v1/companies/{abn}/disclosure-report-runs",
            path={"abn": abn},
            query={"limit": limit, "cursor": cursor},
            headers=headers,
        ))

    def list_emission_targets_versions(
        self,
        abn: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> EmissionTargetsHistory:
        """List every version of the emission targets of a company, newest first."""
        return cast("EmissionTargetsHistory", self._call(
            "GET",
            "/v1/companies/{abn}/emission-targets/history",
            path={"abn": abn},
            query={"limit": limit, "cursor": cursor},
            headers=headers,
        ))

    def list_events(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        after: str | None = None,
        type: Literal["company.emissions_updated", "company.restated", "company.risk_band_changed", "company.readiness_changed", "safeguard.position_changed", "target.off_track", "evidence.conflict_found", "grid.series_stale", "dataset.released", "factor_edition.published", "framework.version_published", "disclosure_run.succeeded", "disclosure_run.failed", "quota.threshold_reached", "api_key.expiring", "members.notified", "webhook.test", "review.submitted", "review.changes_asked", "review.reviewed", "review.approved", "review.locked", "review.unlocked", "review.reopened", "review.signed", "comment.mentioned", "audit_sheet.queried"] | None = None,
        abn: str | None = None,
        order: Literal["oldest", "newest"] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> EventPage:
        """List events, oldest first, starting after any event."""
        return cast("EventPage", self._call(
            "GET",
            "/v1/events",
            query={"limit": limit, "cursor": cursor, "after": after, "type": type, "abn": abn, "order": order},
            headers=headers,
        ))

    def list_evidence_files(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        abn: str | None = None,
        period: str | None = None,
        unlinked: bool | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> EvidenceFilePage:
        """List evidence files, newest first."""
        return cast("EvidenceFilePage", self._call(
            "GET",
            "/v1/evidence-files",
            query={"limit": limit, "cursor": cursor, "abn": abn, "period": period, "unlinked": unlinked},
            headers=headers,
        ))

    def list_facility_hazards(
        self,
        *,
        scenario: str | None = None,
        state: Literal["NSW", "ACT", "VIC", "QLD", "SA", "WA", "TAS", "NT"] | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> NationalFacilities:
        """List all published facilities with their hazards, now and in scenarios."""
        return cast("NationalFacilities", self._call(
            "GET",
            "/v1/climate/facilities",
            query={"scenario": scenario, "state": state, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def list_formulas(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> FormulaList:
        """List the methods whose formulas are published, with their hashes."""
        return cast("FormulaList", self._call(
            "GET",
            "/v1/formulas",
            headers=headers,
        ))

    def list_green_power(
        self,
        *,
        provider: str | None = None,
        abn: str | None = None,
        state: Literal["NSW", "ACT", "VIC", "QLD", "SA", "WA", "TAS", "NT"] | None = None,
        customer_type: Literal["RESIDENTIAL", "BUSINESS"] | None = None,
        percent_green: float | None = None,
        offer: Literal["offered", "not_named", "none_seen"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> RenewableProductPage:
        """List renewable electricity products (GreenPower) that retailers offer."""
        return cast("RenewableProductPage", self._call(
            "GET",
            "/v1/emission-factors/greenpower",
            query={"provider": provider, "abn": abn, "state": state, "customer_type": customer_type, "percent_green": percent_green, "offer": offer, "limit": limit, "cursor": cursor, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def list_keys(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ApiKeyPage:
        """List the API keys of the tenant, oldest first."""
        return cast("ApiKeyPage", self._call(
            "GET",
            "/v1/keys",
            query={"limit": limit, "cursor": cursor},
            headers=headers,
        ))

    def list_ledger_choices(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> LedgerChoicePage:
        """List which factor and category words or accounts mean to you."""
        return cast("LedgerChoicePage", self._call(
            "GET",
            "/v1/ledger-choices",
            query={"limit": limit, "cursor": cursor},
            headers=headers,
        ))

    def list_ledger_imports(
        self,
        abn: str,
        *,
        period: str,
        limit: int | None = None,
        cursor: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> LedgerImportPage:
        """List the files that a ledger was imported from, newest first."""
        return cast("LedgerImportPage", self._call(
            "GET",
            "/v1/companies/{abn}/ledger-imports",
            path={"abn": abn},
            query={"limit": limit, "cursor": cursor, "period": period},
            headers=headers,
        ))

    def list_ledger_layouts(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> LedgerLayoutPage:
        """List what the columns of imported files mean to you."""
        return cast("LedgerLayoutPage", self._call(
            "GET",
            "/v1/ledger-layouts",
            query={"limit": limit, "cursor": cursor},
            headers=headers,
        ))

    def list_ledger_lines(
        self,
        abn: str,
        *,
        period: str,
        limit: int | None = None,
        cursor: str | None = None,
        status: Literal["doubtful"] | None = None,
        search: str | None = None,
        order: Literal["taken", "newest", "from", "emissions"] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> LedgerLinePage:
        """List the lines of a ledger."""
        return cast("LedgerLinePage", self._call(
            "GET",
            "/v1/companies/{abn}/ledger-lines",
            path={"abn": abn},
            query={"limit": limit, "cursor": cursor, "period": period, "status": status, "search": search, "order": order},
            headers=headers,
        ))

    def list_link_proposals(
        self,
        *,
        year: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> LinkProposals:
        """List Safeguard facilities that need a company, with candidates."""
        return cast("LinkProposals", self._call(
            "GET",
            "/v1/desk/link-proposals",
            query={"year": year},
            headers=headers,
        ))

    def list_market_based_evidence_versions(
        self,
        abn: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        period: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> MarketBasedEvidenceHistory:
        """List every version of the market-based scope 2 evidence of a company for a period, newest first."""
        return cast("MarketBasedEvidenceHistory", self._call(
            "GET",
            "/v1/companies/{abn}/market-based-scope2/evidence/history",
            path={"abn": abn},
            query={"limit": limit, "cursor": cursor, "period": period},
            headers=headers,
        ))

    def list_members(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        include_removed: bool | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> MemberPage:
        """List the people of the tenant, in order of invitation."""
        return cast("MemberPage", self._call(
            "GET",
            "/v1/members",
            query={"limit": limit, "cursor": cursor, "include_removed": include_removed},
            headers=headers,
        ))

    def list_meter_regions_versions(
        self,
        abn: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> MeterRegionsHistory:
        """List every version of the meter regions of a company, newest first."""
        return cast("MeterRegionsHistory", self._call(
            "GET",
            "/v1/companies/{abn}/meter-regions/history",
            path={"abn": abn},
            query={"limit": limit, "cursor": cursor},
            headers=headers,
        ))

    def list_multipliers(
        self,
        *,
        level: Literal["industry", "division"] | None = None,
        code: str | None = None,
        anzsic: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> MultiplierPage:
        """List emissions per dollar of output by industry and division, with release and row."""
        return cast("MultiplierPage", self._call(
            "GET",
            "/v1/statistical/multipliers",
            query={"level": level, "code": code, "anzsic": anzsic, "limit": limit, "cursor": cursor, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def list_my_keys(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ApiKeyPage:
        """List the API keys that act for you, oldest first."""
        return cast("ApiKeyPage", self._call(
            "GET",
            "/v1/me/keys",
            query={"limit": limit, "cursor": cursor},
            headers=headers,
        ))

    def list_my_notifications(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        unread: bool | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> NotificationPage:
        """List your notifications, newest first."""
        return cast("NotificationPage", self._call(
            "GET",
            "/v1/me/notifications",
            query={"limit": limit, "cursor": cursor, "unread": unread},
            headers=headers,
        ))

    def list_my_passkeys(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> PasskeyList:
        """List your passkeys, oldest first."""
        return cast("PasskeyList", self._call(
            "GET",
            "/v1/me/passkeys",
            headers=headers,
        ))

    def list_notification_mails(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        state: Literal["pending", "sending", "sent", "failed", "uncertain", "dropped"] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> NotificationMailPage:
        """List notification e-mails and their delivery status, newest first."""
        return cast("NotificationMailPage", self._call(
            "GET",
            "/v1/notification-mails",
            query={"limit": limit, "cursor": cursor, "state": state},
            headers=headers,
        ))

    def list_organisational_boundary_versions(
        self,
        abn: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        period: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> OrganisationalBoundaryHistory:
        """List every version of the organisational boundary of a company for a period, newest first."""
        return cast("OrganisationalBoundaryHistory", self._call(
            "GET",
            "/v1/companies/{abn}/organisational-boundary/history",
            path={"abn": abn},
            query={"limit": limit, "cursor": cursor, "period": period},
            headers=headers,
        ))

    def list_own_factors_versions(
        self,
        abn: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> OwnFactorsHistory:
        """List every version of the own emission factors of a company, newest first."""
        return cast("OwnFactorsHistory", self._call(
            "GET",
            "/v1/companies/{abn}/own-factors/history",
            path={"abn": abn},
            query={"limit": limit, "cursor": cursor},
            headers=headers,
        ))

    def list_plans(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> PlanList:
        """List the plans and their limits."""
        return cast("PlanList", self._call(
            "GET",
            "/v1/plans",
            headers=headers,
        ))

    def list_portfolio_versions(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        changes: bool | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> PortfolioHistory:
        """List every version of a portfolio, newest first."""
        return cast("PortfolioHistory", self._call(
            "GET",
            "/v1/portfolios/{id}/history",
            path={"id": id},
            query={"limit": limit, "cursor": cursor, "changes": changes},
            headers=headers,
        ))

    def list_portfolios(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> PortfolioPage:
        """List the portfolios in order of their ids, without their holdings."""
        return cast("PortfolioPage", self._call(
            "GET",
            "/v1/portfolios",
            query={"limit": limit, "cursor": cursor},
            headers=headers,
        ))

    def list_public_factors(
        self,
        *,
        search: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> PublicFactorPage:
        """List factors of the public sets that the operator loaded."""
        return cast("PublicFactorPage", self._call(
            "GET",
            "/v1/public-factors",
            query={"search": search, "limit": limit, "cursor": cursor},
            headers=headers,
        ))

    def list_record_drafts(
        self,
        *,
        abn: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> RecordDraftList:
        """List your drafts of records, latest first."""
        return cast("RecordDraftList", self._call(
            "GET",
            "/v1/me/record-drafts",
            query={"abn": abn},
            headers=headers,
        ))

    def list_records(
        self,
        abn: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> RecordList:
        """List the tenant’s records about a company."""
        return cast("RecordList", self._call(
            "GET",
            "/v1/companies/{abn}/records",
            path={"abn": abn},
            headers=headers,
        ))

    def list_releases(
        self,
        slug: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ReleasePage:
        """List the releases of a dataset, newest publication first."""
        return cast("ReleasePage", self._call(
            "GET",
            "/v1/datasets/{slug}/releases",
            path={"slug": slug},
            query={"limit": limit, "cursor": cursor},
            headers=headers,
        ))

    def list_renewable_products(
        self,
        *,
        provider: str | None = None,
        abn: str | None = None,
        state: Literal["NSW", "ACT", "VIC", "QLD", "SA", "WA", "TAS", "NT"] | None = None,
        customer_type: Literal["RESIDENTIAL", "BUSINESS"] | None = None,
        percent_green: float | None = None,
        offer: Literal["offered", "not_named", "none_seen"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> RenewableProductPage:
        """List renewable electricity products (GreenPower) that retailers offer."""
        return cast("RenewableProductPage", self._call(
            "GET",
            "/v1/emission-factors/renewable-products",
            query={"provider": provider, "abn": abn, "state": state, "customer_type": customer_type, "percent_green": percent_green, "offer": offer, "limit": limit, "cursor": cursor, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def list_reporters(
        self,
        *,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> RegistryReporters:
        """List every company in the emissions registry, year by year."""
        return cast("RegistryReporters", self._call(
            "GET",
            "/v1/registry/reporters",
            query={"snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def list_requirements(
        self,
        pack_id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        version: Literal["2024-09", "2025-12"] | None = None,
        pillar: Literal["general", "governance", "strategy", "risk_management", "metrics_and_targets"] | None = None,
        coverage_status: Literal["covered", "partially_covered", "tenant_supplied", "not_covered", "not_applicable"] | None = None,
        scored: bool | None = None,
        q: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> RequirementPage:
        """List the requirements of AASB S2 and how far a pack covers each."""
        return cast("RequirementPage", self._call(
            "GET",
            "/v1/packs/{pack_id}/frameworks/aasb-s2/requirements",
            path={"pack_id": pack_id},
            query={"limit": limit, "cursor": cursor, "version": version, "pillar": pillar, "coverage_status": coverage_status, "scored": scored, "q": q},
            headers=headers,
        ))

    def list_risk_register_versions(
        self,
        abn: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        period: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> RiskRegisterHistory:
        """List every version of the climate-related risks and opportunities of a company for a period, newest first."""
        return cast("RiskRegisterHistory", self._call(
            "GET",
            "/v1/companies/{abn}/risks/history",
            path={"abn": abn},
            query={"limit": limit, "cursor": cursor, "period": period},
            headers=headers,
        ))

    def list_roles(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> RoleList:
        """List the roles and what each may do."""
        return cast("RoleList", self._call(
            "GET",
            "/v1/roles",
            headers=headers,
        ))

    def list_s2_statements_versions(
        self,
        abn: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        period: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> S2StatementsHistory:
        """List every version of the S2 statements of a company for a period, newest first."""
        return cast("S2StatementsHistory", self._call(
            "GET",
            "/v1/companies/{abn}/s2-statements/history",
            path={"abn": abn},
            query={"limit": limit, "cursor": cursor, "period": period},
            headers=headers,
        ))

    def list_scope1_factors(
        self,
        *,
        category: Literal["electricity", "stationary_combustion", "transport_combustion", "fuel_upstream", "industrial_processes", "waste", "fugitive", "agriculture", "agriculture_livestock"] | None = None,
        subcategory: str | None = None,
        fuel_type: str | None = None,
        region: str | None = None,
        region_fallback: Literal["national"] | None = None,
        gas: Literal["co2", "ch4", "n2o", "hfc", "cf4", "c2f6", "total"] | None = None,
        unit: str | None = None,
        method: Literal["location_based", "market_based"] | None = None,
        edition: str | None = None,
        reporting_period: str | None = None,
        vintage: str | None = None,
        gwp_basis: Literal["native", "AR6"] | None = None,
        methane: Literal["fossil", "biogenic", "by_fuel"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> EmissionFactorPage:
        """List the national emission factors of scope 1."""
        return cast("EmissionFactorPage", self._call(
            "GET",
            "/v1/emission-factors/scope1",
            query={"category": category, "subcategory": subcategory, "fuel_type": fuel_type, "region": region, "region_fallback": region_fallback, "gas": gas, "unit": unit, "method": method, "edition": edition, "reporting_period": reporting_period, "vintage": vintage, "gwp_basis": gwp_basis, "methane": methane, "limit": limit, "cursor": cursor, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def list_scope2_factors(
        self,
        *,
        category: Literal["electricity", "stationary_combustion", "transport_combustion", "fuel_upstream", "industrial_processes", "waste", "fugitive", "agriculture", "agriculture_livestock"] | None = None,
        subcategory: str | None = None,
        fuel_type: str | None = None,
        region: str | None = None,
        region_fallback: Literal["national"] | None = None,
        gas: Literal["co2", "ch4", "n2o", "hfc", "cf4", "c2f6", "total"] | None = None,
        unit: str | None = None,
        method: Literal["location_based", "market_based"] | None = None,
        edition: str | None = None,
        reporting_period: str | None = None,
        vintage: str | None = None,
        gwp_basis: Literal["native", "AR6"] | None = None,
        methane: Literal["fossil", "biogenic", "by_fuel"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> EmissionFactorPage:
        """List the national emission factors of scope 2."""
        return cast("EmissionFactorPage", self._call(
            "GET",
            "/v1/emission-factors/scope2",
            query={"category": category, "subcategory": subcategory, "fuel_type": fuel_type, "region": region, "region_fallback": region_fallback, "gas": gas, "unit": unit, "method": method, "edition": edition, "reporting_period": reporting_period, "vintage": vintage, "gwp_basis": gwp_basis, "methane": methane, "limit": limit, "cursor": cursor, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def list_scope3_factors(
        self,
        *,
        category: Literal["electricity", "stationary_combustion", "transport_combustion", "fuel_upstream", "industrial_processes", "waste", "fugitive", "agriculture", "agriculture_livestock"] | None = None,
        subcategory: str | None = None,
        fuel_type: str | None = None,
        region: str | None = None,
        region_fallback: Literal["national"] | None = None,
        gas: Literal["co2", "ch4", "n2o", "hfc", "cf4", "c2f6", "total"] | None = None,
        unit: str | None = None,
        method: Literal["location_based", "market_based"] | None = None,
        edition: str | None = None,
        reporting_period: str | None = None,
        vintage: str | None = None,
        gwp_basis: Literal["native", "AR6"] | None = None,
        methane: Literal["fossil", "biogenic", "by_fuel"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> EmissionFactorPage:
        """List the national emission factors of scope 3."""
        return cast("EmissionFactorPage", self._call(
            "GET",
            "/v1/emission-factors/scope3",
            query={"category": category, "subcategory": subcategory, "fuel_type": fuel_type, "region": region, "region_fallback": region_fallback, "gas": gas, "unit": unit, "method": method, "edition": edition, "reporting_period": reporting_period, "vintage": vintage, "gwp_basis": gwp_basis, "methane": methane, "limit": limit, "cursor": cursor, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def list_sessions(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        everybody: bool | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> SessionPage:
        """List open sessions of the web app, newest first."""
        return cast("SessionPage", self._call(
            "GET",
            "/v1/sessions",
            query={"limit": limit, "cursor": cursor, "everybody": everybody},
            headers=headers,
        ))

    def list_sign_in_ways(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> SignInWays:
        """Get the ways to sign in to this installation."""
        return cast("SignInWays", self._call(
            "GET",
            "/v1/sign-in",
            headers=headers,
        ))

    def list_sites_versions(
        self,
        abn: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> SitesHistory:
        """List every version of the sites that the tenant declares for a company, newest first."""
        return cast("SitesHistory", self._call(
            "GET",
            "/v1/companies/{abn}/sites/history",
            path={"abn": abn},
            query={"limit": limit, "cursor": cursor},
            headers=headers,
        ))

    def list_snapshots(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> SnapshotPage:
        """List the snapshots, newest first."""
        return cast("SnapshotPage", self._call(
            "GET",
            "/v1/snapshots",
            query={"limit": limit, "cursor": cursor},
            headers=headers,
        ))

    def list_statistical_series(
        self,
        *,
        pack_id: str | None = None,
        dataflow: Literal["CPI", "ABS:CPI", "CPI_M", "ABS:CPI_M"] | None = None,
        region: str | None = None,
        measure: str | None = None,
        index: str | None = None,
        frequency: Literal["Q", "M"] | None = None,
        base_period: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> StatisticalSeriesPage:
        """List series of the consumer price index with their SDMX keys and base periods."""
        return cast("StatisticalSeriesPage", self._call(
            "GET",
            "/v1/statistical/series",
            query={"pack_id": pack_id, "dataflow": dataflow, "region": region, "measure": measure, "index": index, "frequency": frequency, "base_period": base_period, "from": from_, "to": to, "limit": limit, "cursor": cursor, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def list_tables(
        self,
        *,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> TableList:
        """Describe every table that can be downloaded: columns, units, key, licence."""
        return cast("TableList", self._call(
            "GET",
            "/v1/tables",
            query={"snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def list_tenants(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> OperatedTenants:
        """List the tenants of the service."""
        return cast("OperatedTenants", self._call(
            "GET",
            "/v1/operator/tenants",
            headers=headers,
        ))

    def list_warming_levels(
        self,
        *,
        region: Literal["NAU", "CAU", "EAU", "SAU"] | None = None,
        level: Literal["1.5", "2", "3", "4"] | None = None,
        season: Literal["annual", "DJF", "MAM", "JJA", "SON"] | None = None,
        variable: Literal["mean_temp_change_c", "precip_change_pct"] | None = None,
        ensemble: Literal["CMIP6", "CMIP5", "all"] | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> WarmingLevels:
        """Get climate changes for the regions of Australia at levels of global warming."""
        return cast("WarmingLevels", self._call(
            "GET",
            "/v1/climate/warming-levels",
            query={"region": region, "level": level, "season": season, "variable": variable, "ensemble": ensemble, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def list_watchlists(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> WatchlistPage:
        """List the watchlists in order of their ids, without their companies."""
        return cast("WatchlistPage", self._call(
            "GET",
            "/v1/watchlists",
            query={"limit": limit, "cursor": cursor},
            headers=headers,
        ))

    def list_webhook_deliveries(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        state: Literal["pending", "delivered", "failed"] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> WebhookDeliveryPage:
        """List the deliveries of a webhook, newest event first."""
        return cast("WebhookDeliveryPage", self._call(
            "GET",
            "/v1/webhooks/{id}/deliveries",
            path={"id": id},
            query={"limit": limit, "cursor": cursor, "state": state},
            headers=headers,
        ))

    def list_webhooks(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> WebhookPage:
        """List the webhooks, oldest first."""
        return cast("WebhookPage", self._call(
            "GET",
            "/v1/webhooks",
            query={"limit": limit, "cursor": cursor},
            headers=headers,
        ))

    def load_desk_file(
        self,
        id: str,
        *,
        body: DeskLoadRequest,
        headers: Mapping[str, str] | None = None,
    ) -> DeskFile:
        """Load a checked file."""
        return cast("DeskFile", self._call(
            "POST",
            "/v1/desk/files/{id}/load",
            path={"id": id},
            body=body,
            headers=headers,
        ))

    def mark_audit_sheet(
        self,
        abn: str,
        *,
        body: AuditMarks,
        period: str,
        headers: Mapping[str, str] | None = None,
    ) -> MarkedSheet:
        """Mark requirements in the sheet as agreed or queried."""
        return cast("MarkedSheet", self._call(
            "POST",
            "/v1/companies/{abn}/audit-sheet",
            path={"abn": abn},
            query={"period": period},
            body=body,
            headers=headers,
        ))

    def mark_notifications_read(
        self,
        *,
        body: NotificationsRead,
        headers: Mapping[str, str] | None = None,
    ) -> UnreadNotifications:
        """Mark notifications as read, some or all."""
        return cast("UnreadNotifications", self._call(
            "POST",
            "/v1/me/notifications/read",
            body=body,
            headers=headers,
        ))

    def match_address(
        self,
        *,
        q: str,
        limit: int | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AddressMatches:
        """Match an address against the national address file."""
        return cast("AddressMatches", self._call(
            "GET",
            "/v1/addresses/match",
            query={"q": q, "limit": limit, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def open_session(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> Session:
        """Exchange an API key for a session of the web app."""
        return cast("Session", self._call(
            "POST",
            "/v1/session",
            headers=headers,
        ))

    def open_session_by_link(
        self,
        *,
        body: SignInLink,
        headers: Mapping[str, str] | None = None,
    ) -> Session:
        """Exchange the token of a sign-in link for a session of the web app."""
        return cast("Session", self._call(
            "POST",
            "/v1/session/link",
            body=body,
            headers=headers,
        ))

    def open_waiting_file(
        self,
        *,
        body: WaitingFileOpening,
        headers: Mapping[str, str] | None = None,
    ) -> DeskFile:
        """Open a file from an update at the desk."""
        return cast("DeskFile", self._call(
            "POST",
            "/v1/desk/waiting-files/open",
            body=body,
            headers=headers,
        ))

    def preview_portfolio(
        self,
        *,
        body: PortfolioQuestion,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> PortfolioPreview:
        """Compute the financed emissions of a portfolio without saving it."""
        return cast("PortfolioPreview", self._call(
            "POST",
            "/v1/portfolios/preview",
            query={"snapshot": snapshot, "as_of": as_of},
            body=body,
            headers=headers,
        ))

    def put_emission_targets(
        self,
        abn: str,
        *,
        body: EmissionTargets,
        dry_run: bool | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ChangedEmissionTargetsRecord:
        """Write the emission targets of a company."""
        return cast("ChangedEmissionTargetsRecord", self._call(
            "PUT",
            "/v1/companies/{abn}/emission-targets",
            path={"abn": abn},
            query={"dry_run": dry_run},
            body=body,
            headers=headers,
        ))

    def put_ledger_choices(
        self,
        *,
        body: LedgerChoices,
        headers: Mapping[str, str] | None = None,
    ) -> LedgerChoicesSaved:
        """Choose what words or accounts mean, or leave them out."""
        return cast("LedgerChoicesSaved", self._call(
            "PUT",
            "/v1/ledger-choices",
            body=body,
            headers=headers,
        ))

    def put_ledger_layout(
        self,
        id: str,
        *,
        body: LedgerLayout,
        headers: Mapping[str, str] | None = None,
    ) -> LedgerLayoutSaved:
        """Say what the columns of files with these headings mean."""
        return cast("LedgerLayoutSaved", self._call(
            "PUT",
            "/v1/ledger-layouts/{id}",
            path={"id": id},
            body=body,
            headers=headers,
        ))

    def put_market_based_evidence(
        self,
        abn: str,
        *,
        body: MarketBasedEvidence,
        dry_run: bool | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ChangedMarketBasedEvidenceRecord:
        """Write the market-based scope 2 evidence of a company for a period."""
        return cast("ChangedMarketBasedEvidenceRecord", self._call(
            "PUT",
            "/v1/companies/{abn}/market-based-scope2/evidence",
            path={"abn": abn},
            query={"dry_run": dry_run},
            body=body,
            headers=headers,
        ))

    def put_meter_regions(
        self,
        abn: str,
        *,
        body: MeterRegions,
        dry_run: bool | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ChangedMeterRegionsRecord:
        """Write the meter regions of a company."""
        return cast("ChangedMeterRegionsRecord", self._call(
            "PUT",
            "/v1/companies/{abn}/meter-regions",
            path={"abn": abn},
            query={"dry_run": dry_run},
            body=body,
            headers=headers,
        ))

    def put_organisational_boundary(
        self,
        abn: str,
        *,
        body: OrganisationalBoundary,
        dry_run: bool | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ChangedOrganisationalBoundaryRecord:
        """Write the organisational boundary of a company for a period."""
        return cast("ChangedOrganisationalBoundaryRecord", self._call(
            "PUT",
            "/v1/companies/{abn}/organisational-boundary",
            path={"abn": abn},
            query={"dry_run": dry_run},
            body=body,
            headers=headers,
        ))

    def put_own_factors(
        self,
        abn: str,
        *,
        body: OwnFactors,
        dry_run: bool | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ChangedOwnFactorsRecord:
        """Write the own emission factors of a company."""
        return cast("ChangedOwnFactorsRecord", self._call(
            "PUT",
            "/v1/companies/{abn}/own-factors",
            path={"abn": abn},
            query={"dry_run": dry_run},
            body=body,
            headers=headers,
        ))

    def put_portfolio(
        self,
        id: str,
        *,
        body: PortfolioBody,
        dry_run: bool | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ChangedPortfolio:
        """Create or replace a portfolio: name, balance date and holdings."""
        return cast("ChangedPortfolio", self._call(
            "PUT",
            "/v1/portfolios/{id}",
            path={"id": id},
            query={"dry_run": dry_run},
            body=body,
            headers=headers,
        ))

    def put_risk_register(
        self,
        abn: str,
        *,
        body: RiskRegister,
        dry_run: bool | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ChangedRiskRegisterRecord:
        """Write the climate-related risks and opportunities of a company for a period."""
        return cast("ChangedRiskRegisterRecord", self._call(
            "PUT",
            "/v1/companies/{abn}/risks",
            path={"abn": abn},
            query={"dry_run": dry_run},
            body=body,
            headers=headers,
        ))

    def put_s2_statements(
        self,
        abn: str,
        *,
        body: S2Statements,
        dry_run: bool | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ChangedS2StatementsRecord:
        """Write the S2 statements of a company for a period."""
        return cast("ChangedS2StatementsRecord", self._call(
            "PUT",
            "/v1/companies/{abn}/s2-statements",
            path={"abn": abn},
            query={"dry_run": dry_run},
            body=body,
            headers=headers,
        ))

    def put_sites(
        self,
        abn: str,
        *,
        body: PutSitesBody,
        dry_run: bool | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ChangedSitesRecord:
        """Write the sites that the tenant declares for a company."""
        return cast("ChangedSitesRecord", self._call(
            "PUT",
            "/v1/companies/{abn}/sites",
            path={"abn": abn},
            query={"dry_run": dry_run},
            body=body,
            headers=headers,
        ))

    def put_watchlist(
        self,
        id: str,
        *,
        body: WatchlistBody,
        headers: Mapping[str, str] | None = None,
    ) -> ChangedWatchlist:
        """Create or replace a watchlist: companies, events and thresholds."""
        return cast("ChangedWatchlist", self._call(
            "PUT",
            "/v1/watchlists/{id}",
            path={"id": id},
            body=body,
            headers=headers,
        ))

    def read_invitation(
        self,
        *,
        body: InvitationLink,
        headers: Mapping[str, str] | None = None,
    ) -> InvitationPage:
        """Get the details of an invitation link."""
        return cast("InvitationPage", self._call(
            "POST",
            "/v1/invitation",
            body=body,
            headers=headers,
        ))

    def receive_desk_file(
        self,
        *,
        body: bytes | str,
        name: str,
        source: str | None = None,
        edition: str | None = None,
        published_on: str | None = None,
        status: Literal["preliminary", "final", "revised"] | None = None,
        content_type: str = "application/octet-stream",
        headers: Mapping[str, str] | None = None,
    ) -> DeskFile:
        """Upload a publisher’s file to the data desk."""
        return cast("DeskFile", self._call(
            "POST",
            "/v1/desk/files",
            query={"name": name, "source": source, "edition": edition, "published_on": published_on, "status": status},
            body=body,
            content_type=content_type,
            headers=headers,
        ))

    def remove_challenge(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Remove a challenge with its numbers and pages."""
        return cast("None", self._call(
            "DELETE",
            "/v1/challenges/{id}",
            path={"id": id},
            headers=headers,
        ))

    def remove_desk_file(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Remove a file from the desk."""
        return cast("None", self._call(
            "DELETE",
            "/v1/desk/files/{id}",
            path={"id": id},
            headers=headers,
        ))

    def remove_evidence_file(
        self,
        sha256: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Remove an unused evidence file."""
        return cast("None", self._call(
            "DELETE",
            "/v1/evidence-files/{sha256}",
            path={"sha256": sha256},
            headers=headers,
        ))

    def remove_ledger_choice(
        self,
        *,
        activity: str,
        use: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Forget what words or an account mean."""
        return cast("None", self._call(
            "DELETE",
            "/v1/ledger-choices",
            query={"activity": activity, "use": use},
            headers=headers,
        ))

    def remove_ledger_layout(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Forget what the columns of files with these headings mean."""
        return cast("None", self._call(
            "DELETE",
            "/v1/ledger-layouts/{id}",
            path={"id": id},
            headers=headers,
        ))

    def remove_member(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> Member:
        """Remove someone from the tenant."""
        return cast("Member", self._call(
            "DELETE",
            "/v1/members/{id}",
            path={"id": id},
            headers=headers,
        ))

    def remove_passkey(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Remove one of your passkeys."""
        return cast("None", self._call(
            "DELETE",
            "/v1/me/passkeys/{id}",
            path={"id": id},
            headers=headers,
        ))

    def reopen_comment(
        self,
        abn: str,
        id: str,
        *,
        body: ThreadChange,
        period: str,
        headers: Mapping[str, str] | None = None,
    ) -> CommentThread:
        """Reopen a resolved thread."""
        return cast("CommentThread", self._call(
            "POST",
            "/v1/companies/{abn}/comments/{id}/reopen",
            path={"abn": abn, "id": id},
            query={"period": period},
            body=body,
            headers=headers,
        ))

    def replace_webhook(
        self,
        id: str,
        *,
        body: WebhookReplacement,
        headers: Mapping[str, str] | None = None,
    ) -> Webhook:
        """Change a webhook, or disable and enable it."""
        return cast("Webhook", self._call(
            "PUT",
            "/v1/webhooks/{id}",
            path={"id": id},
            body=body,
            headers=headers,
        ))

    def request_challenge(
        self,
        *,
        body: ChallengeBody,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ChallengeAnswer:
        """Compare the numbers of a filed report with what is published and declared."""
        return cast("ChallengeAnswer", self._call(
            "POST",
            "/v1/challenges",
            body=body,
            idempotency_key=idempotency_key,
            takes_key=True,
            headers=headers,
        ))

    def request_disclosure_report(
        self,
        abn: str,
        *,
        body: DisclosureReportRequest,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> RequestedDisclosureRun:
        """Create an evidence bundle for a company and period."""
        return cast("RequestedDisclosureRun", self._call(
            "POST",
            "/v1/companies/{abn}/disclosure-report",
            path={"abn": abn},
            body=body,
            idempotency_key=idempotency_key,
            takes_key=True,
            headers=headers,
        ))

    def resend_webhook_event(
        self,
        id: str,
        event_id: str,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> WebhookDelivery:
        """Send an event again."""
        return cast("WebhookDelivery", self._call(
            "POST",
            "/v1/webhooks/{id}/deliveries/{event_id}/resend",
            path={"id": id, "event_id": event_id},
            idempotency_key=idempotency_key,
            takes_key=True,
            headers=headers,
        ))

    def resolve_comment(
        self,
        abn: str,
        id: str,
        *,
        body: ThreadChange,
        period: str,
        headers: Mapping[str, str] | None = None,
    ) -> CommentThread:
        """Resolve a thread of comments."""
        return cast("CommentThread", self._call(
            "POST",
            "/v1/companies/{abn}/comments/{id}/resolve",
            path={"abn": abn, "id": id},
            query={"period": period},
            body=body,
            headers=headers,
        ))

    def resolve_entity(
        self,
        *,
        abn: str | None = None,
        acn: str | None = None,
        name: str | None = None,
        state: Literal["NSW", "ACT", "VIC", "QLD", "SA", "WA", "TAS", "NT"] | None = None,
        limit: int | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ResolvedEntity:
        """Resolve an ABN, an ACN or a name against the registry and the register."""
        return cast("ResolvedEntity", self._call(
            "GET",
            "/v1/entities/resolve",
            query={"abn": abn, "acn": acn, "name": name, "state": state, "limit": limit, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def resolve_portfolio_lines(
        self,
        *,
        body: ResolvePortfolioLinesBody,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ResolvedLines:
        """Find the companies that the lines of a book mean."""
        return cast("ResolvedLines", self._call(
            "POST",
            "/v1/portfolios/resolve",
            query={"snapshot": snapshot, "as_of": as_of},
            body=body,
            headers=headers,
        ))

    def resume_tenant(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> OperatedTenantAnswer:
        """Resume a suspended tenant."""
        return cast("OperatedTenantAnswer", self._call(
            "POST",
            "/v1/operator/tenants/{id}/resume",
            path={"id": id},
            headers=headers,
        ))

    def revoke_key(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> ApiKey:
        """Revoke an API key."""
        return cast("ApiKey", self._call(
            "DELETE",
            "/v1/keys/{id}",
            path={"id": id},
            headers=headers,
        ))

    def revoke_my_key(
        self,
        id: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> ApiKey:
        """Revoke an API key that acts for you."""
        return cast("ApiKey", self._call(
            "DELETE",
            "/v1/me/keys/{id}",
            path={"id": id},
            headers=headers,
        ))

    def rotate_key(
        self,
        id: str,
        *,
        body: KeyRotation,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> IssuedApiKey:
        """Replace an API key with a new one that has the same permissions."""
        return cast("IssuedApiKey", self._call(
            "POST",
            "/v1/keys/{id}/rotate",
            path={"id": id},
            body=body,
            idempotency_key=idempotency_key,
            takes_key=True,
            headers=headers,
        ))

    def rotate_webhook_secret(
        self,
        id: str,
        *,
        body: SecretRotation,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> IssuedWebhook:
        """Replace the signing secret."""
        return cast("IssuedWebhook", self._call(
            "POST",
            "/v1/webhooks/{id}/rotate",
            path={"id": id},
            body=body,
            idempotency_key=idempotency_key,
            takes_key=True,
            headers=headers,
        ))

    def save_record_draft(
        self,
        abn: str,
        kind: str,
        *,
        body: RecordDraftBody,
        period: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> SavedRecordDraft:
        """Save your draft of a record, complete or not."""
        return cast("SavedRecordDraft", self._call(
            "PUT",
            "/v1/me/record-drafts/{abn}/{kind}",
            path={"abn": abn, "kind": kind},
            query={"period": period},
            body=body,
            headers=headers,
        ))

    def search_factors(
        self,
        *,
        q: str,
        scope: int | None = None,
        category: Literal["electricity", "stationary_combustion", "transport_combustion", "fuel_upstream", "industrial_processes", "waste", "fugitive", "agriculture", "agriculture_livestock"] | None = None,
        subcategory: str | None = None,
        fuel_type: str | None = None,
        region: str | None = None,
        region_fallback: Literal["national"] | None = None,
        gas: Literal["co2", "ch4", "n2o", "hfc", "cf4", "c2f6", "total"] | None = None,
        unit: str | None = None,
        method: Literal["location_based", "market_based"] | None = None,
        edition: str | None = None,
        reporting_period: str | None = None,
        vintage: str | None = None,
        gwp_basis: Literal["native", "AR6"] | None = None,
        methane: Literal["fossil", "biogenic", "by_fuel"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        snapshot: str | None = None,
        as_of: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> EmissionFactorSearchPage:
        """Find emission factors by everyday words."""
        return cast("EmissionFactorSearchPage", self._call(
            "GET",
            "/v1/emission-factors/search",
            query={"q": q, "scope": scope, "category": category, "subcategory": subcategory, "fuel_type": fuel_type, "region": region, "region_fallback": region_fallback, "gas": gas, "unit": unit, "method": method, "edition": edition, "reporting_period": reporting_period, "vintage": vintage, "gwp_basis": gwp_basis, "methane": methane, "limit": limit, "cursor": cursor, "snapshot": snapshot, "as_of": as_of},
            headers=headers,
        ))

    def send_confirmation_mail(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> OwnEmail:
        """Have a link sent to your e-mail address that confirms it."""
        return cast("OwnEmail", self._call(
            "POST",
            "/v1/me/email/confirmation-mail",
            headers=headers,
        ))

    def set_notification_preferences(
        self,
        *,
        body: NotificationPreferencesBody,
        headers: Mapping[str, str] | None = None,
    ) -> NotificationPreferences:
        """Set your e-mail notification preferences: immediately, in a daily digest, or never."""
        return cast("NotificationPreferences", self._call(
            "PUT",
            "/v1/me/notification-preferences",
            body=body,
            headers=headers,
        ))

    def set_period_owner(
        self,
        abn: str,
        *,
        body: PeriodOwnerBody,
        period: str,
        headers: Mapping[str, str] | None = None,
    ) -> PeriodOwner:
        """Set the owner of a period."""
        return cast("PeriodOwner", self._call(
            "PUT",
            "/v1/companies/{abn}/period-owner",
            path={"abn": abn},
            query={"period": period},
            body=body,
            headers=headers,
        ))

    def set_waiting_file_aside(
        self,
        *,
        body: WaitingFileSetAside,
        headers: Mapping[str, str] | None = None,
    ) -> WaitingFileAnswer:
        """Set aside a file from an update."""
        return cast("WaitingFileAnswer", self._call(
            "POST",
            "/v1/desk/waiting-files/set-aside",
            body=body,
            headers=headers,
        ))

    def show_desk_updates(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> DeskUpdatesAnswer:
        """Get update results, files waiting for a decision, and due editions."""
        return cast("DeskUpdatesAnswer", self._call(
            "GET",
            "/v1/desk/updates",
            headers=headers,
        ))

    def sign_declaration(
        self,
        abn: str,
        *,
        body: SignDeclaration,
        period: str,
        headers: Mapping[str, str] | None = None,
    ) -> PeriodReview:
        """Sign the directors’ declaration over a bundle."""
        return cast("PeriodReview", self._call(
            "POST",
            "/v1/companies/{abn}/review/sign",
            path={"abn": abn},
            query={"period": period},
            body=body,
            headers=headers,
        ))

    def submit_for_review(
        self,
        abn: str,
        *,
        body: SubmitForReview,
        period: str,
        headers: Mapping[str, str] | None = None,
    ) -> PeriodReview:
        """Submit for review, or withdraw a submission."""
        return cast("PeriodReview", self._call(
            "POST",
            "/v1/companies/{abn}/review/submit",
            path={"abn": abn},
            query={"period": period},
            body=body,
            headers=headers,
        ))

    def suspend_tenant(
        self,
        id: str,
        *,
        body: Suspension,
        headers: Mapping[str, str] | None = None,
    ) -> OperatedTenantAnswer:
        """Suspend a tenant."""
        return cast("OperatedTenantAnswer", self._call(
            "POST",
            "/v1/operator/tenants/{id}/suspend",
            path={"id": id},
            body=body,
            headers=headers,
        ))

    def take_ledger_lines(
        self,
        abn: str,
        *,
        body: LedgerLines,
        dry_run: bool | None = None,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> LedgerLinesTaken:
        """Enter activity of a reporting period: fuel, electricity, refrigerant, waste, spend."""
        return cast("LedgerLinesTaken", self._call(
            "POST",
            "/v1/companies/{abn}/ledger-lines",
            path={"abn": abn},
            query={"dry_run": dry_run},
            body=body,
            idempotency_key=idempotency_key,
            takes_key=True,
            headers=headers,
        ))

    def test_webhook(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> WebhookDelivery:
        """Send a test event to this webhook only."""
        return cast("WebhookDelivery", self._call(
            "POST",
            "/v1/webhooks/{id}/test",
            path={"id": id},
            idempotency_key=idempotency_key,
            takes_key=True,
            headers=headers,
        ))

    def verify_hash(
        self,
        sha256: str,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> VerifyHashAnswer:
        """Check whether this service issued a bundle with this hash."""
        return cast("VerifyHashAnswer", self._call(
            "GET",
            "/v1/verify/{sha256}",
            path={"sha256": sha256},
            headers=headers,
        ))

    def visit_my_work(
        self,
        *,
        body: AuditEventDetail,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Record a visit to your work."""
        return cast("None", self._call(
            "POST",
            "/v1/me/work/visit",
            body=body,
            headers=headers,
        ))

    def withdraw_ledger_import(
        self,
        abn: str,
        import_: str,
        *,
        period: str,
        dry_run: bool | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> LedgerWithdrawalAnswer:
        """Take an import back."""
        return cast("LedgerWithdrawalAnswer", self._call(
            "DELETE",
            "/v1/companies/{abn}/ledger-imports/{import}",
            path={"abn": abn, "import": import_},
            query={"dry_run": dry_run, "period": period},
            headers=headers,
        ))

    def withdraw_release(
        self,
        id: str,
        *,
        body: DeskWithdrawal,
        headers: Mapping[str, str] | None = None,
    ) -> DeskChange:
        """Withdraw a release."""
        return cast("DeskChange", self._call(
            "POST",
            "/v1/desk/releases/{id}/withdraw",
            path={"id": id},
            body=body,
            headers=headers,
        ))
