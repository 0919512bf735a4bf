# Written by scripts/generate-python-client.ts; edit the routes instead.
"""What the service takes and answers, as types. Nothing is checked when it runs."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class GetSigningKeysAnswerKey(TypedDict):
    algorithm: Literal["Ed25519"]
    id: str
    public_key: str
    status: Literal["active"] | Literal["retired"]


class GetSigningKeysAnswer(TypedDict):
    keys: list[GetSigningKeysAnswerKey]


class Health(TypedDict):
    status: Literal["ok"]


class Readiness(TypedDict):
    checks: list[str]
    status: Literal["ready"]


class AddressMatchesDataAvailability(TypedDict):
    detail: str | None
    expected_on: str | None
    reason_code: str | None
    status: Literal["available", "not_published", "below_threshold", "suppressed", "not_applicable", "not_assessed", "no_match", "stale"]


class AddressMatchesDataCandidateAgreement(TypedDict):
    flat: NotRequired[float]
    locality: float
    number: NotRequired[float]
    street: NotRequired[float]


class AddressMatchesDataCandidateLocation(TypedDict):
    latitude: float
    longitude: float


class AddressMatchesDataCandidateSource(TypedDict):
    ref: str
    release: str


class AddressMatchesDataCandidate(TypedDict):
    address_detail_pid: str | None
    agreement: AddressMatchesDataCandidateAgreement
    building_name: str | None
    geocode_type: str | None
    label: str
    locality: str
    location: AddressMatchesDataCandidateLocation | None
    postcode: str | None
    precision: Literal["address", "building", "nearby_number", "street", "locality"]
    score: float
    source: AddressMatchesDataCandidateSource | None
    state: str


class AddressMatchesDataMethod(TypedDict):
    id: str
    url: str
    version: str


class AddressMatchesDataParsedFlat(TypedDict):
    number: str
    type: str | None


class AddressMatchesDataParsedLevel(TypedDict):
    number: str | None
    type: str


class AddressMatchesDataParsedNumber(TypedDict):
    first: str
    last: str | None


class AddressMatchesDataParsed(TypedDict):
    flat: AddressMatchesDataParsedFlat | None
    level: AddressMatchesDataParsedLevel | None
    lot: str | None
    number: AddressMatchesDataParsedNumber | None
    postcode: str | None
    state: str | None
    street_and_locality: list[str]


class AcceptedReleaseFinding(TypedDict):
    kind: str
    message: str


class AcceptedRelease(TypedDict):
    accepted_at: str
    accepted_by: str
    findings: list[AcceptedReleaseFinding]
    reason: str


class OperatorDecision(TypedDict):
    about: dict[str, Any] | None
    column: str | None
    decided_by: str
    decided_on: str
    decision: Literal["take", "use", "leave_out"]
    expected: str | None
    field: str | None
    file_sha256: str
    id: str
    printed: str | None
    problem: str
    reason: str
    row_ref: str
    rule: str
    used: str | float | None


class AddressMatchesDataProvenance(TypedDict):
    accepted: NotRequired[AcceptedRelease]
    dataset: str
    decisions: NotRequired[list[OperatorDecision]]
    edition: str
    file_basis: str
    file_name: str
    file_sha256: str
    landing_page: str
    observed_from: str | None
    observed_to: str | None
    published_basis: str
    published_on: str
    publisher: str
    release: str
    retrieved_on: str
    title: str


class AddressMatchesData(TypedDict):
    availability: AddressMatchesDataAvailability
    candidates: list[AddressMatchesDataCandidate]
    method: AddressMatchesDataMethod
    parsed: AddressMatchesDataParsed
    provenance: list[AddressMatchesDataProvenance]
    query: str
    status: Literal["matched", "ambiguous", "uncertain", "not_found", "not_assessed"]


class AddressMatchesMetaLicence(TypedDict):
    attribution: str
    dataset: str
    id: str
    name: str
    url: str


class AddressMatchesMetaWarning(TypedDict):
    code: str
    message: str


class AddressMatchesMeta(TypedDict):
    as_of: str
    evidence_hash: str
    licences: list[AddressMatchesMetaLicence]
    snapshot: str
    warnings: list[AddressMatchesMetaWarning]


class AddressMatches(TypedDict):
    data: AddressMatchesData
    meta: AddressMatchesMeta


class AuditEventDetail(TypedDict):
    pass


class AuditEvent(TypedDict):
    action: str
    actor: str
    actor_name: str | None
    detail: AuditEventDetail
    hash: str
    occurred_at: str
    previous_hash: str
    sentence: str | None
    sequence: int
    subject: str


class AuditEventPagePage(TypedDict):
    has_more: bool
    limit: int
    next_cursor: str | None


class AuditEventPage(TypedDict):
    data: list[AuditEvent]
    meta: AuditEventDetail
    page: AuditEventPagePage


class ChallengeFailure(TypedDict):
    detail: str
    hint: str | None


class ChallengeFile(TypedDict):
    name: str
    sha256: str


class ChallengePeriod(TypedDict):
    end: str
    start: str


class ChallengeResultDocumentRowsRow(TypedDict):
    ledger_line: str | None
    number: int | None
    period: ChallengePeriod
    pointer: str | None
    quantity: float
    settle: str | None
    unit: str
    verdict: Literal["stated", "stated_as_total", "unit_suspect", "not_stated"]
    what: str
    why: str


class ChallengeResultDocumentRows(TypedDict):
    checked: int
    rows: list[ChallengeResultDocumentRowsRow]
    stated: int
    total: int


class ChallengeResultParagraphPlace(TypedDict):
    line: int
    page: int | None
    words: str


class ChallengeResultParagraph(TypedDict):
    places: list[ChallengeResultParagraphPlace]
    requirement_id: str
    title: str


class ChallengeResult(TypedDict):
    contradicting: int
    counts: dict[str, int]
    document_rows: ChallengeResultDocumentRows
    evidence_hash: str
    format: Literal["pdf", "docx", "html", "text"]
    name: str | None
    numbers: int
    pages: int | None
    pages_without_text: list[int]
    paragraphs: list[ChallengeResultParagraph]


class Challenge(TypedDict):
    abn: str
    ended_at: str | None
    failure: ChallengeFailure | None
    file: ChallengeFile
    id: str
    period: ChallengePeriod
    requested_at: str
    requested_by: str
    result: ChallengeResult | None
    snapshot: str
    state: Literal["queued", "done", "failed"]


class ChallengePage(TypedDict):
    data: list[Challenge]
    meta: AuditEventDetail
    page: AuditEventPagePage


class ChallengeBody(TypedDict):
    abn: str
    file: str
    period: str


class ChallengeAnswer(TypedDict):
    data: Challenge


class ChallengeReadPageNumber(TypedDict):
    end: int
    number: int
    start: int
    verdict: Literal["agrees", "agrees_with_edition", "differs", "unit_suspect", "arithmetic_fails", "factor_outdated", "not_comparable", "not_held", "doubtful"]


class ChallengeReadPage(TypedDict):
    first_line: int
    numbers: list[ChallengeReadPageNumber]
    page: int | None
    part: int
    text: str


class ChallengeReadPagePageMeta(TypedDict):
    parts: int


class ChallengeReadPagePage(TypedDict):
    data: list[ChallengeReadPage]
    meta: ChallengeReadPagePageMeta
    page: AuditEventPagePage


class ChallengeReadingBox(TypedDict):
    height: float
    width: float
    x: float
    y: float


class ChallengeReadingComparedEvidence(TypedDict):
    dataset: str
    field: str
    observed: str
    ref: str
    release: str
    value_text: str | None


class ChallengeReadingCompared(TypedDict):
    evidence: list[ChallengeReadingComparedEvidence]
    pointer: str | None
    source: str
    unit: str
    value: float
    what: str


class ChallengeReadingPlace(TypedDict):
    end: int
    part: int
    start: int


class ChallengeReading(TypedDict):
    box: ChallengeReadingBox | None
    compared: list[ChallengeReadingCompared]
    line: int
    measure: Literal["scope1_t", "scope2_location_t", "scope2_market_t", "scope1_and_2_t", "scope3_t", "net_energy_gj", "safeguard_covered_t", "safeguard_baseline_t", "electricity_gj", "generation_gj"] | None
    number: int
    page: int | None
    place: ChallengeReadingPlace
    quote: str
    settle: str | None
    subject: str | None
    unit: str | None
    value: float
    verdict: Literal["agrees", "agrees_with_edition", "differs", "unit_suspect", "arithmetic_fails", "factor_outdated", "not_comparable", "not_held", "doubtful"]
    why: str
    words: str
    year: str | None


class ChallengeReadingPage(TypedDict):
    data: list[ChallengeReading]
    meta: AuditEventDetail
    page: AuditEventPagePage


class NationalFacilitiesDataFacilitieGeneration(TypedDict):
    electricity_mwh: float
    intensity_t_per_mwh: float | None


class NationalFacilitiesDataFacilitieOwner(TypedDict):
    abns: list[str]
    name: str


class NationalFacilitiesDataFacilitieSecondOpinion(TypedDict):
    distance_km: float
    kind: str
    lat: float
    lon: float
    source: str | None


class NationalFacilitiesDataFacilitie(TypedDict):
    absent: dict[str, str]
    as_at: str
    bands: dict[str, Literal["low", "moderate", "high", "very_high", "extreme"]]
    covered_emissions_t: float | None
    generation: NationalFacilitiesDataFacilitieGeneration | None
    id: str
    lat: float | None
    lon: float | None
    milder_than_now: dict[str, dict[str, str]]
    name: str
    owners: list[NationalFacilitiesDataFacilitieOwner]
    precision: str | None
    scenarios: dict[str, dict[str, Literal["low", "moderate", "high", "very_high", "extreme"]]]
    scope1_t: float | None
    second_opinion: NationalFacilitiesDataFacilitieSecondOpinion | None
    stale: list[Literal["warming", "drying", "extreme_heat", "heatwave", "hottest_day", "drought", "heavy_rain", "bushfire", "tropical_cyclone", "coast", "cooling_demand", "flood"]]
    state: str | None
    tables: list[Literal["safeguard", "generation"]]


class NationalFacilitiesDataHazardAbsent(TypedDict):
    reason: Literal["not_loaded", "outside_coverage", "licence_not_accepted", "no_public_data", "not_located", "location_disputed"]
    sites: int


class NationalFacilitiesDataHazardByBand(TypedDict):
    band: Literal["low", "moderate", "high", "very_high", "extreme"]
    covered_emissions_t: float | None
    scope1_t: float | None
    sites: int


class NationalFacilitiesDataHazardWeighted(TypedDict):
    band: Literal["low", "moderate", "high", "very_high", "extreme"]
    by: Literal["emissions", "sites"]


class NationalFacilitiesDataHazard(TypedDict):
    absent: list[NationalFacilitiesDataHazardAbsent]
    by_band: list[NationalFacilitiesDataHazardByBand]
    hazard: Literal["warming", "drying", "extreme_heat", "heatwave", "hottest_day", "drought", "heavy_rain", "bushfire", "tropical_cyclone", "coast", "cooling_demand", "flood"]
    sites_without_band: int
    weighted: NationalFacilitiesDataHazardWeighted | None
    worst: Literal["low", "moderate", "high", "very_high", "extreme"] | None


class NationalFacilitiesDataNotLocated(TypedDict):
    as_at: str
    availability: AddressMatchesDataAvailability
    covered_emissions_t: float | None
    generation: NationalFacilitiesDataFacilitieGeneration | None
    id: str
    name: str
    owners: list[NationalFacilitiesDataFacilitieOwner]
    scope1_t: float | None
    second_opinion: NationalFacilitiesDataFacilitieSecondOpinion | None
    state: str | None
    tables: list[Literal["safeguard", "generation"]]


class NationalFacilitiesDataScenarioHazardNow(TypedDict):
    by_band: list[NationalFacilitiesDataHazardByBand]
    weighted: NationalFacilitiesDataHazardWeighted | None
    worst: Literal["low", "moderate", "high", "very_high", "extreme"] | None


class NationalFacilitiesDataScenarioHazard(TypedDict):
    by_band: list[NationalFacilitiesDataHazardByBand]
    hazard: str
    now: NationalFacilitiesDataScenarioHazardNow
    sites_milder_than_now: int
    sites_without_band: int
    weighted: NationalFacilitiesDataHazardWeighted | None
    worst: Literal["low", "moderate", "high", "very_high", "extreme"] | None


class NationalFacilitiesDataScenario(TypedDict):
    hazards: list[NationalFacilitiesDataScenarioHazard]
    id: str
    level_c: float | None


class NationalFacilitiesData(TypedDict):
    facilities: list[NationalFacilitiesDataFacilitie]
    hazards: list[NationalFacilitiesDataHazard]
    not_located: list[NationalFacilitiesDataNotLocated]
    scenarios: list[NationalFacilitiesDataScenario]
    statements: list[str]


class NationalFacilitiesMeta(TypedDict):
    as_of: str
    evidence_hash: str
    licences: list[AddressMatchesMetaLicence]
    provenance: list[AddressMatchesDataProvenance]
    snapshot: str
    warnings: list[AddressMatchesMetaWarning]


class NationalFacilities(TypedDict):
    data: NationalFacilitiesData
    meta: NationalFacilitiesMeta


class HeatResponseDataAt(TypedDict):
    availability: AddressMatchesDataAvailability
    days_ge_35: NotRequired[float]
    days_ge_40: NotRequired[float]
    hottest_day_c: NotRequired[float]
    shift_c: float


class HeatResponseDataPoint(TypedDict):
    days_ge_35: float
    days_ge_40: float
    hottest_day_c: float
    shift_c: float


class HeatResponseData(TypedDict):
    at: HeatResponseDataAt | None
    baseline: str
    lat: float
    lon: float
    n_years: int
    place: str
    points: list[HeatResponseDataPoint]
    source: str


class HeatResponse(TypedDict):
    data: list[HeatResponseData]
    meta: NationalFacilitiesMeta


class TransitionPlanDataEmissionsValueYear(TypedDict):
    aud_per_t: float
    cell: str
    reporting_year: str


class TransitionPlanDataEmissionsValue(TypedDict):
    label: str
    price_basis: str | None
    years: list[TransitionPlanDataEmissionsValueYear]


class TransitionPlanDataPlan(TypedDict):
    development_path: str | None
    inputs: str
    outlook: str
    outlook_status: str
    publisher: str
    title: str


class TransitionPlanDataScenarioMarketCarbonBudget(TypedDict):
    cell: str
    unit: str
    value: float


class TransitionPlanDataScenarioMarket(TypedDict):
    carbon_budget: TransitionPlanDataScenarioMarketCarbonBudget | None
    carbon_budget_2030: TransitionPlanDataScenarioMarketCarbonBudget | None
    emissions_limit_2034_35: TransitionPlanDataScenarioMarketCarbonBudget | None
    warming_2100: TransitionPlanDataScenarioMarketCarbonBudget


class TransitionPlanDataScenarioRegionYear(TypedDict):
    intensity_t_per_mwh: float | None
    reporting_year: str


class TransitionPlanDataScenarioRegion(TypedDict):
    region: str
    years: list[TransitionPlanDataScenarioRegionYear]


class TransitionPlanDataScenario(TypedDict):
    id: str
    market: TransitionPlanDataScenarioMarket
    name: str
    regions: list[TransitionPlanDataScenarioRegion]
    statutory_role: str | None
    warming_2100_c: float


class TransitionPlanDataTarget(TypedDict):
    cell: str
    measure: str
    period: str
    region: str
    unit: str
    value: float


class TransitionPlanDataUnit(TypedDict):
    cell: str
    expected_closure_year: int
    scope1_intensity: TransitionPlanDataScenarioMarketCarbonBudget | None
    station: str
    technology: str | None
    unit: str


class TransitionPlanData(TypedDict):
    emissions_value: TransitionPlanDataEmissionsValue
    plan: TransitionPlanDataPlan
    scenarios: list[TransitionPlanDataScenario]
    targets: list[TransitionPlanDataTarget]
    units: list[TransitionPlanDataUnit]


class TransitionPlanMeta(TypedDict):
    as_of: str
    evidence_hash: str
    licences: list[AddressMatchesMetaLicence]
    not_covered: list[str]
    provenance: list[AddressMatchesDataProvenance]
    snapshot: str
    statements: list[str]
    warnings: list[AddressMatchesMetaWarning]


class TransitionPlan(TypedDict):
    data: TransitionPlanData
    meta: TransitionPlanMeta


class WarmingLevelsData(TypedDict):
    baseline: str
    ensemble: str
    gwl_c: float
    high: float
    low: float
    median: float
    models_drier_percent: float | None
    n_models: int
    note: str
    range: str
    range_spans_zero: bool
    region: str
    region_name: str
    season: str
    unit: str
    variable: str


class WarmingLevelsMeta(TypedDict):
    as_of: str
    evidence_hash: str
    licences: list[AddressMatchesMetaLicence]
    provenance: list[AddressMatchesDataProvenance]
    rows_loaded: int
    snapshot: str
    statements: list[str]
    warnings: list[AddressMatchesMetaWarning]


class WarmingLevels(TypedDict):
    data: list[WarmingLevelsData]
    meta: WarmingLevelsMeta


class BatchClimateProfilesBody(TypedDict):
    abns: list[str]
    include: NotRequired[list[Literal["entity", "emissions", "sector_classification", "sector_benchmark", "emissions_trend", "transition_risk", "safeguard_mechanism", "grid_intensity", "climate_context", "scope3_screening", "water_stress", "scenario_context", "scenario_analysis", "transition_scenarios", "hazards"]]]
    on_error: NotRequired[Literal["continue", "abort"]]


class ExplainedCalculationGivenOutputOf(TypedDict):
    about: dict[str, str | float]
    formula: str
    output: str


class ExplainedCalculationGivenSource(TypedDict):
    field: NotRequired[str]
    observed: NotRequired[str]
    ref: NotRequired[str]
    release: str


class ExplainedCalculationGiven(TypedDict):
    label: str
    name: str
    output_of: ExplainedCalculationGivenOutputOf | None
    rows: int | None
    sources: list[ExplainedCalculationGivenSource]
    unit: str
    value: float | str | bool | None


class ExplainedCalculationStep(TypedDict):
    formula: str
    label: str
    missing: str | None
    name: str
    rows: int | None
    unit: str
    value: float | str | bool | None


class ExplainedCalculation(TypedDict):
    about: dict[str, str | float]
    formula: str
    given: list[ExplainedCalculationGiven]
    steps: list[ExplainedCalculationStep]
    title: str


class ClimateContextBlockDataQuality(TypedDict):
    flags: list[str]
    score: int


class ClimateContextBlockIndicatorSeries(TypedDict):
    distance_km: float
    elevation_m: float | None
    id: str
    kind: Literal["grid_cell", "station", "grid_point"]
    lat: float
    lon: float
    moved_to_land: bool
    name: str
    source: str


class ClimateContextBlockIndicatorSummaryBaseline(TypedDict):
    first_year: int
    last_year: int
    mean: float
    n: int
    standard_deviation: float


class ClimateContextBlockIndicatorSummaryLatest(TypedDict):
    is_record_high: bool
    percent_of_baseline: float | None
    percentile: float
    value: float
    year: int


class ClimateContextBlockIndicatorSummaryRecent(TypedDict):
    mean: float
    years: list[int]


class ClimateContextBlockIndicatorSummary(TypedDict):
    baseline: ClimateContextBlockIndicatorSummaryBaseline
    change: float
    complete_years: int
    indicator: str
    latest: ClimateContextBlockIndicatorSummaryLatest
    percent_of_baseline: float | None
    recent: ClimateContextBlockIndicatorSummaryRecent
    unit: str


class ClimateContextBlockIndicator(TypedDict):
    availability: AddressMatchesDataAvailability
    indicator: str
    series: ClimateContextBlockIndicatorSeries | None
    summary: ClimateContextBlockIndicatorSummary | None


class ClimateContextBlockLocationFacility(TypedDict):
    covered_emissions_t: float | None
    facilities_known: int
    facilities_located: int
    id: str
    name: str
    scope1_t: float | None


class ClimateContextBlockLocation(TypedDict):
    facility: NotRequired[ClimateContextBlockLocationFacility]
    kind: Literal["head_office", "facility"]
    lat: float
    localities: list[str]
    lon: float
    postcode: str | None
    state: str | None


class ClimateContextBlockPlace(TypedDict):
    id: str
    lat: float
    lon: float
    quality: str


class ClimateContextBlockTrace(TypedDict):
    distance_to_next_band: float | None
    inputs: dict[str, float | str | bool | None]
    next_band: str | None
    operator: str
    result: str
    rule: str
    threshold: float | str | None


class ClimateContextBlock(TypedDict):
    availability: AddressMatchesDataAvailability
    basis: Literal["reported", "derived", "estimated", "screening", "tenant_declared"]
    block_hash: str
    calculations: NotRequired[list[ExplainedCalculation]]
    data_quality: ClimateContextBlockDataQuality
    indicators: NotRequired[list[ClimateContextBlockIndicator]]
    location: NotRequired[ClimateContextBlockLocation]
    method: AddressMatchesDataMethod
    place: NotRequired[ClimateContextBlockPlace]
    trace: NotRequired[list[ClimateContextBlockTrace]]


class EmissionsBlockHistoryNetEnergyGj(TypedDict):
    value: float | None
    value_text: str | None


class EmissionsBlockHistory(TypedDict):
    availability: AddressMatchesDataAvailability
    flags: list[str]
    net_energy_gj: EmissionsBlockHistoryNetEnergyGj | None
    notes: str | None
    organisation: str | None
    period_end: str
    period_start: str
    reporting_year: str
    scope1_and_2_t: float | None
    scope1_t: EmissionsBlockHistoryNetEnergyGj | None
    scope2_t: EmissionsBlockHistoryNetEnergyGj | None
    source: AddressMatchesDataCandidateSource | None


class EmissionsBlockIncomeIntensity(TypedDict):
    availability: AddressMatchesDataAvailability
    income_year: str | None
    t_per_aud_million: float | None
    total_income_aud: float | None


class EmissionsBlockMarketBasedScope2(TypedDict):
    covers_all_facilities: bool
    facility_coverage_pct: float | None
    reporting_year: str
    scope2_t: float
    value_text: str


class EmissionsBlockNextRelease(TypedDict):
    expected_on: str
    reporting_year: str


class EmissionsBlockPreparerNote(TypedDict):
    code: str
    meaning: str


EmissionsBlockRestatement = TypedDict(
    "EmissionsBlockRestatement",
    {
        "field": "str",
        "from": "float | None",
        "from_release": "str",
        "reporting_year": "str",
        "to": "float | None",
        "to_release": "str",
    },
)


class EmissionsBlockTransferCertificate(TypedDict):
    net_energy_gj: float
    reporting_year: str
    scope1_t: float
    scope2_t: float
    source: AddressMatchesDataCandidateSource


class EmissionsBlock(TypedDict):
    availability: AddressMatchesDataAvailability
    basis: Literal["reported", "derived", "estimated", "screening", "tenant_declared"]
    block_hash: str
    calculations: NotRequired[list[ExplainedCalculation]]
    data_quality: ClimateContextBlockDataQuality
    gaps: NotRequired[list[str]]
    gwp_set: NotRequired[str]
    history: NotRequired[list[EmissionsBlockHistory]]
    income_intensity: NotRequired[EmissionsBlockIncomeIntensity]
    latest: NotRequired[EmissionsBlockHistory]
    market_based_scope2: NotRequired[EmissionsBlockMarketBasedScope2 | None]
    method: AddressMatchesDataMethod
    next_release: NotRequired[EmissionsBlockNextRelease]
    preparer_notes: NotRequired[list[EmissionsBlockPreparerNote]]
    restatements: NotRequired[list[EmissionsBlockRestatement]]
    trace: NotRequired[list[ClimateContextBlockTrace]]
    transfer_certificates: NotRequired[list[EmissionsBlockTransferCertificate]]


class EmissionsTrendBlockChangesOfControl(TypedDict):
    covered_emissions_t: float
    facility: str
    reporting_year: str
    role: Literal["seller", "buyer"]


EmissionsTrendBlockSerieChange = TypedDict(
    "EmissionsTrendBlockSerieChange",
    {
        "change": "float",
        "change_percent": "float | None",
        "flags": "list[str]",
        "from": "str",
        "to": "str",
    },
)


EmissionsTrendBlockSerieHeadlineFromBeforeCovid = TypedDict(
    "EmissionsTrendBlockSerieHeadlineFromBeforeCovid",
    {
        "change_percent_per_year": "float",
        "flags": "list[Literal[\"spans_gwp_break\"]]",
        "from": "str",
        "to": "str",
    },
)


EmissionsTrendBlockSerieHeadlineLatest = TypedDict(
    "EmissionsTrendBlockSerieHeadlineLatest",
    {
        "change_percent": "float | None",
        "from": "str",
        "to": "str",
    },
)


EmissionsTrendBlockSerieHeadline = TypedDict(
    "EmissionsTrendBlockSerieHeadline",
    {
        "availability": "AddressMatchesDataAvailability",
        "change_percent_per_year": "float | None",
        "flags": "list[Literal[\"covid_year\", \"structural_break\", \"gap\"]]",
        "from": "str | None",
        "from_before_covid": "EmissionsTrendBlockSerieHeadlineFromBeforeCovid | None",
        "latest": "EmissionsTrendBlockSerieHeadlineLatest | None",
        "measure": "Literal[\"compound_annual_change\"]",
        "note": "str | None",
        "to": "str | None",
    },
)


class EmissionsTrendBlockSerieLongHistoryFitTrajectoryInterval(TypedDict):
    high: float
    low: float


class EmissionsTrendBlockSerieLongHistoryFitTrajectory(TypedDict):
    floored: bool
    forecast: float | None
    interval: EmissionsTrendBlockSerieLongHistoryFitTrajectoryInterval | None
    reason_code: Literal["line_below_zero"] | None
    reporting_year: str
    value: float | None


class EmissionsTrendBlockSerieLongHistoryFit(TypedDict):
    first_year: str
    fitted_first_year: float
    flags: list[str]
    intercept: float
    last_year: str
    n: int
    outlook: AddressMatchesDataAvailability
    r_squared: float | None
    slope: float
    slope_percent: float | None
    trajectory: list[EmissionsTrendBlockSerieLongHistoryFitTrajectory]
    window: Literal["accepted", "known_sale_or_takeover", "structural_break", "line_explains_little"]


class EmissionsTrendBlockSerieLongHistory(TypedDict):
    availability: AddressMatchesDataAvailability
    fit: EmissionsTrendBlockSerieLongHistoryFit | None
    flags: list[str]


class EmissionsTrendBlockSerieRequiredRate(TypedDict):
    availability: AddressMatchesDataAvailability
    basis: NotRequired[Literal["tenant_declared"]]
    change_percent_per_year: float | None
    change_t_per_year: float | None
    compound_percent_per_year: float | None
    id: str
    reached: bool | None
    target_t: float | None
    target_year: str


class EmissionsTrendBlockSerieSinceGwpBreak(TypedDict):
    availability: AddressMatchesDataAvailability
    fit: EmissionsTrendBlockSerieLongHistoryFit | None


class EmissionsTrendBlockSerieYear(TypedDict):
    reporting_year: str
    value: float


class EmissionsTrendBlockSerie(TypedDict):
    changes: list[EmissionsTrendBlockSerieChange]
    compound_annual_growth: float | None
    gaps: list[str]
    headline: EmissionsTrendBlockSerieHeadline
    long_history: EmissionsTrendBlockSerieLongHistory | None
    required_rates: list[EmissionsTrendBlockSerieRequiredRate]
    series: Literal["scope1", "scope2", "scope1_and_2"]
    since_gwp_break: EmissionsTrendBlockSerieSinceGwpBreak
    years: list[EmissionsTrendBlockSerieYear]


class EmissionsTrendBlock(TypedDict):
    availability: AddressMatchesDataAvailability
    basis: Literal["reported", "derived", "estimated", "screening", "tenant_declared"]
    block_hash: str
    calculations: NotRequired[list[ExplainedCalculation]]
    changes_of_control: NotRequired[list[EmissionsTrendBlockChangesOfControl]]
    data_quality: ClimateContextBlockDataQuality
    fitted_from: NotRequired[str]
    gwp_break: NotRequired[str]
    method: AddressMatchesDataMethod
    series: NotRequired[list[EmissionsTrendBlockSerie]]
    trace: NotRequired[list[ClimateContextBlockTrace]]


class EntityBlockName(TypedDict):
    first_year: str
    last_year: str
    name: str


class EntityBlockRegister(TypedDict):
    availability: AddressMatchesDataAvailability
    gst_status: str | None
    other_names: list[str]
    status: str | None
    status_from: str | None
    updated_on: str | None


class EntityBlockRegistry(TypedDict):
    availability: AddressMatchesDataAvailability
    first_year: str | None
    last_year: str | None
    reporter_roles: list[str]
    transfer_certificates: list[EmissionsBlockTransferCertificate]
    years_published: int


class EntityBlockReportedBy(TypedDict):
    abn: str
    display_name: str
    first_year: str
    last_year: str
    name: str
    reason: str


EntityBlockResolutionDecidedBy = TypedDict(
    "EntityBlockResolutionDecidedBy",
    {
        "field": "str",
        "from": "str",
    },
)


class EntityBlockResolutionNameComparison(TypedDict):
    flags: list[str]
    left: str
    match: str
    right: str
    score: float


class EntityBlockResolutionRegisterCheck(TypedDict):
    answered_on: str | None
    name_here: str | None
    name_in_register: str | None
    status: Literal["confirmed", "differs", "not_asked", "unavailable"]


class EntityBlockResolution(TypedDict):
    decided_by: list[EntityBlockResolutionDecidedBy]
    name_comparison: EntityBlockResolutionNameComparison | None
    register_check: EntityBlockResolutionRegisterCheck
    status: Literal["resolved", "registry_only", "register_only", "tenant_declared", "cancelled", "replaced"]


class EntityBlock(TypedDict):
    abn: NotRequired[str]
    acn: NotRequired[str | None]
    availability: AddressMatchesDataAvailability
    basis: Literal["reported", "derived", "estimated", "screening", "tenant_declared"]
    block_hash: str
    calculations: NotRequired[list[ExplainedCalculation]]
    data_quality: ClimateContextBlockDataQuality
    display_name: NotRequired[str]
    entity_type: NotRequired[str | None]
    method: AddressMatchesDataMethod
    name: NotRequired[str]
    names: NotRequired[list[EntityBlockName]]
    postcode: NotRequired[str | None]
    register: NotRequired[EntityBlockRegister]
    registry: NotRequired[EntityBlockRegistry]
    reported_by: NotRequired[list[EntityBlockReportedBy]]
    resolution: NotRequired[EntityBlockResolution]
    state: NotRequired[str | None]
    suggestions: NotRequired[list[EntityBlockReportedBy]]
    trace: NotRequired[list[ClimateContextBlockTrace]]


class GridIntensityBlockFiveYearChange(TypedDict):
    percent: float | None
    t_per_mwh: float


class GridIntensityBlockLatestDay(TypedDict):
    complete: bool
    days: int
    days_expected: int
    emissions_t: float
    energy_mwh: float
    first_day: str
    intensity_t_per_mwh: float | None
    last_day: str
    period: str


class GridIntensityBlockNationalFactor(TypedDict):
    edition: str
    scope2_kg_per_kwh: float


class GridIntensityBlockRegionDecision(TypedDict):
    availability: AddressMatchesDataAvailability
    factor_region: str | None
    grid_region: str | None
    note: str | None
    precision: str | None
    rule: str
    state: str | None


class GridIntensityBlock(TypedDict):
    availability: AddressMatchesDataAvailability
    basis: Literal["reported", "derived", "estimated", "screening", "tenant_declared"]
    block_hash: str
    calculations: NotRequired[list[ExplainedCalculation]]
    data_quality: ClimateContextBlockDataQuality
    five_year_change: NotRequired[GridIntensityBlockFiveYearChange | None]
    index_availability: NotRequired[AddressMatchesDataAvailability]
    latest_day: NotRequired[GridIntensityBlockLatestDay | None]
    method: AddressMatchesDataMethod
    national_factor: NotRequired[GridIntensityBlockNationalFactor | None]
    national_factor_series: NotRequired[list[GridIntensityBlockNationalFactor]]
    region: NotRequired[str]
    region_decision: NotRequired[GridIntensityBlockRegionDecision]
    statement: NotRequired[str]
    trace: NotRequired[list[ClimateContextBlockTrace]]
    twelve_months: NotRequired[GridIntensityBlockLatestDay | None]
    twelve_months_five_years_before: NotRequired[GridIntensityBlockLatestDay | None]


class HazardsBlockDeclaredDisastersArea(TypedDict):
    events: int | None
    lga: str
    lga_code: str
    names: list[str]
    reason: str | None


class HazardsBlockDeclaredDisasters(TypedDict):
    areas: list[HazardsBlockDeclaredDisastersArea]
    statement: str


class HazardsBlockHazardIndicator(TypedDict):
    id: str
    period: str
    unit: str
    value: float


class HazardsBlockHazardReason(TypedDict):
    code: Literal["not_loaded", "outside_coverage", "licence_not_accepted", "no_public_data"]
    detail: str


class HazardsBlockHazard(TypedDict):
    band: Literal["low", "moderate", "high", "very_high", "extreme"] | None
    distance_to_next_band: float | None
    hazard: Literal["warming", "drying", "extreme_heat", "heatwave", "hottest_day", "drought", "heavy_rain", "bushfire", "tropical_cyclone", "coast", "cooling_demand", "flood"]
    indicators: list[HazardsBlockHazardIndicator]
    is_stale: bool
    kind: Literal["chronic", "acute"]
    latest_year: int | None
    next_band: str | None
    reason: HazardsBlockHazardReason | None
    status: Literal["assessed", "absent"]


class HazardsBlockPlace(TypedDict):
    id: str
    lat: float
    lon: float


class HazardsBlock(TypedDict):
    availability: AddressMatchesDataAvailability
    basis: Literal["reported", "derived", "estimated", "screening", "tenant_declared"]
    block_hash: str
    calculations: NotRequired[list[ExplainedCalculation]]
    data_quality: ClimateContextBlockDataQuality
    declared_disasters: NotRequired[HazardsBlockDeclaredDisasters | None]
    hazards: NotRequired[list[HazardsBlockHazard]]
    method: AddressMatchesDataMethod
    place: NotRequired[HazardsBlockPlace]
    statement: NotRequired[str]
    trace: NotRequired[list[ClimateContextBlockTrace]]


class EvidenceInput(TypedDict):
    dataset: str
    decided_by_operator: NotRequired[list[str]]
    field: str
    file_sha256: str
    observed: str
    ref: str
    release: str
    value_text: str | None


class ProvenanceRelease(TypedDict):
    accepted: NotRequired[AcceptedRelease]
    dataset: str
    decisions: NotRequired[list[OperatorDecision]]
    edition: str
    fields: list[str]
    file_basis: str
    file_name: str
    file_sha256: str
    input_observed_from: str
    input_observed_to: str
    inputs: int
    landing_page: str
    observed_from: str | None
    observed_to: str | None
    published_basis: str
    published_on: str
    publisher: str
    release: str
    retrieved_on: str
    title: str


class Provenance(TypedDict):
    inputs: NotRequired[list[EvidenceInput]]
    releases: list[ProvenanceRelease]


class SafeguardMechanismBlockDistribution(TypedDict):
    band: Literal["low", "moderate", "high", "very_high", "extreme"]
    covered_emissions_t: float
    facilities: int


class SafeguardMechanismBlockFacilitieLinkConfirmation(TypedDict):
    at: str
    by: str
    reason: str


class SafeguardMechanismBlockFacilitiePublishedGases(TypedDict):
    ch4_t: float | None
    co2_t: float | None
    n2o_t: float | None
    other_t: float | None


class SafeguardMechanismBlockFacilitiePublished(TypedDict):
    accus_deemed_surrendered: float | None
    accus_issued: float | None
    accus_surrendered: float | None
    anzsic_group: str | None
    baseline_t: float | None
    controlling_corporation: str | None
    controlling_corporation_abn: str | None
    covered_emissions_t: float
    derived_status: str
    emitter_abn: str | None
    facility: str
    gases: SafeguardMechanismBlockFacilitiePublishedGases
    link_basis: str | None
    net_emissions_t: float | None
    net_position_t: float | None
    reduction_contribution: float | None
    reporting_year: str
    responsible_emitter: str
    smcs_issued: float | None
    smcs_surrendered: float | None
    state: str


class SafeguardMechanismBlockFacilitie(TypedDict):
    band: Literal["low", "moderate", "high", "very_high", "extreme"] | None
    baseline_t: float | None
    covered_emissions_t: float
    exceedance_percent: float | None
    facility: str
    link_basis: str
    link_carried_from: NotRequired[str]
    link_confirmation: NotRequired[SafeguardMechanismBlockFacilitieLinkConfirmation]
    name_score: float | None
    published: SafeguardMechanismBlockFacilitiePublished
    reporting_year: str
    role: Literal["controlling_corporation", "responsible_emitter"]
    status: str


class SafeguardMechanismBlockFormerFacilitieListedAs(TypedDict):
    controlling_corporation: str | None
    controlling_corporation_abn: str | None
    facility: str
    responsible_emitter: str


class SafeguardMechanismBlockFormerFacilitie(TypedDict):
    covered_emissions_t: float
    facility: str
    last_reporting_year: str
    listed_as: SafeguardMechanismBlockFormerFacilitieListedAs | None
    now: Literal["not_listed", "controlled_by_another", "control_not_known"]
    responsible_emitter: str


class SafeguardMechanismBlockOutlookFacilitieYear(TypedDict):
    at_floor: bool
    baseline_t: float
    floored: bool
    interval: EmissionsTrendBlockSerieLongHistoryFitTrajectoryInterval | None
    projected_t: float | None
    reduction_contribution: float
    reporting_year: str
    shortfall_t: float | None


class SafeguardMechanismBlockOutlookFacilitie(TypedDict):
    availability: AddressMatchesDataAvailability
    facility: str
    flags: list[str]
    projection: AddressMatchesDataAvailability
    years: list[SafeguardMechanismBlockOutlookFacilitieYear]


class SafeguardMechanismBlockOutlookYear(TypedDict):
    cost_aud: float | None
    price_aud_per_t: float | None
    reporting_year: str
    shortfall_t: float


class SafeguardMechanismBlockOutlook(TypedDict):
    actual_shortfall_t: float | None
    cost_availability: AddressMatchesDataAvailability
    facilities: list[SafeguardMechanismBlockOutlookFacilitie]
    not_projected: list[str]
    total_cost_aud: float | None
    total_shortfall_t: float | None
    years: list[SafeguardMechanismBlockOutlookYear]


class SafeguardMechanismBlock(TypedDict):
    availability: AddressMatchesDataAvailability
    band: NotRequired[Literal["low", "moderate", "high", "very_high", "extreme"] | None]
    basis: Literal["reported", "derived", "estimated", "screening", "tenant_declared"]
    block_hash: str
    calculations: NotRequired[list[ExplainedCalculation]]
    coverage: NotRequired[Literal["covered", "covered_in_earlier_years", "sectoral_baseline", "not_covered"]]
    coverage_note: NotRequired[str | None]
    covered_before_decline_t: NotRequired[float | None]
    covered_emissions_t: NotRequired[float]
    data_quality: ClimateContextBlockDataQuality
    distribution: NotRequired[list[SafeguardMechanismBlockDistribution]]
    facilities: NotRequired[list[SafeguardMechanismBlockFacilitie]]
    former_facilities: NotRequired[list[SafeguardMechanismBlockFormerFacilitie]]
    method: AddressMatchesDataMethod
    outlook: NotRequired[SafeguardMechanismBlockOutlook]
    regime_break: NotRequired[str]
    reporting_year: NotRequired[str]
    share_of_scope1: NotRequired[float | None]
    trace: NotRequired[list[ClimateContextBlockTrace]]


class ScenarioAnalysisBlockPlace(TypedDict):
    lat: float
    lon: float
    quality: Literal["exact", "approximate", "head_office"]


class ScenarioAnalysisBlockRegion(TypedDict):
    code: str
    name: str


class ScenarioAnalysisBlockScenarioBestEstimate(TypedDict):
    warming_c: float
    year: int


class ScenarioHazardAgreement(TypedDict):
    at_least: bool
    direction: Literal["rise", "fall"]
    models: int
    percent: float


class ScenarioHazardBandThen(TypedDict):
    central: Literal["low", "moderate", "high", "very_high", "extreme"]
    high: Literal["low", "moderate", "high", "very_high", "extreme"]
    low: Literal["low", "moderate", "high", "very_high", "extreme"]


class ScenarioHazardIndicatorAtLevel(TypedDict):
    central: float
    high: float
    low: float


class ScenarioHazardIndicatorBaseline(TypedDict):
    period: str
    value: float


class ScenarioHazardIndicatorNow(TypedDict):
    period: str
    series: str
    value: float
    warming_c: float


class ScenarioHazardIndicator(TypedDict):
    at_level: ScenarioHazardIndicatorAtLevel
    baseline: ScenarioHazardIndicatorBaseline | None
    change: ScenarioHazardIndicatorAtLevel | None
    change_from_now: ScenarioHazardIndicatorAtLevel | None
    indicator: str
    now: ScenarioHazardIndicatorNow | None
    so_far: ScenarioHazardIndicatorAtLevel | None
    unit: str


class ScenarioHazardReason(TypedDict):
    code: str
    detail: str


class ScenarioHazardRegionalChange(TypedDict):
    central: float
    high: float
    low: float
    models: int
    range_spans_zero: bool
    season: Literal["annual", "DJF", "MAM", "JJA", "SON"]
    unit: str


class ScenarioHazardSeries(TypedDict):
    distance_km: float
    id: str
    name: str


class ScenarioHazard(TypedDict):
    agreement: ScenarioHazardAgreement | None
    band_now: Literal["low", "moderate", "high", "very_high", "extreme"] | None
    band_then: ScenarioHazardBandThen | None
    counted_from: Literal["now", "baseline"] | None
    hazard: str
    indicators: list[ScenarioHazardIndicator]
    kind: Literal["chronic", "acute"]
    milder_than_now: str | None
    reason: ScenarioHazardReason | None
    regional_change: list[ScenarioHazardRegionalChange]
    series: ScenarioHazardSeries | None
    statement: str
    status: Literal["projected", "absent"]


class ScenarioAnalysisBlockScenarioReached(TypedDict):
    best: int | None
    early: int | None
    late: int | None
    pathway: str


class ScenarioAnalysisBlockScenario(TypedDict):
    best_estimates: list[ScenarioAnalysisBlockScenarioBestEstimate]
    hazards: list[ScenarioHazard]
    id: str
    level_c: float | None
    pathway: str | None
    reached: list[ScenarioAnalysisBlockScenarioReached]
    statement: str
    statutory_role: Literal["limited_to_1_5", "exceeds_2_5"] | None
    year: int | None


class ScenarioAnalysisBlockStatutoryScenario(TypedDict):
    role: Literal["limited_to_1_5", "exceeds_2_5"]
    scenario: str | None
    title: str


class ScenarioAnalysisBlock(TypedDict):
    availability: AddressMatchesDataAvailability
    baseline: NotRequired[str]
    basis: Literal["reported", "derived", "estimated", "screening", "tenant_declared"]
    block_hash: str
    both_statutory_scenarios: NotRequired[bool]
    calculations: NotRequired[list[ExplainedCalculation]]
    data_quality: ClimateContextBlockDataQuality
    ensemble: NotRequired[str]
    method: AddressMatchesDataMethod
    place: NotRequired[ScenarioAnalysisBlockPlace]
    region: NotRequired[ScenarioAnalysisBlockRegion]
    scenarios: NotRequired[list[ScenarioAnalysisBlockScenario]]
    statements: NotRequired[list[str]]
    statutory_scenarios: NotRequired[list[ScenarioAnalysisBlockStatutoryScenario]]
    trace: NotRequired[list[ClimateContextBlockTrace]]


class ScenarioContextBlockChange(TypedDict):
    ensemble: str
    high: float
    low: float
    median: float
    models: int
    pathway: str
    period: str
    range: str
    sign_uncertain: bool
    twin: str
    unit: str
    variable: str


class ScenarioContextBlock(TypedDict):
    availability: AddressMatchesDataAvailability
    baseline: NotRequired[str]
    basis: Literal["reported", "derived", "estimated", "screening", "tenant_declared"]
    block_hash: str
    calculations: NotRequired[list[ExplainedCalculation]]
    changes: NotRequired[list[ScenarioContextBlockChange]]
    data_quality: ClimateContextBlockDataQuality
    method: AddressMatchesDataMethod
    region: NotRequired[ScenarioAnalysisBlockRegion]
    statement: NotRequired[str]
    trace: NotRequired[list[ClimateContextBlockTrace]]


class Scope3ScreeningBlockCategorieEmissionsT(TypedDict):
    central: float | None
    high: float
    low: float


class Scope3ScreeningBlockCategorieEstimator(TypedDict):
    emissions_t: Scope3ScreeningBlockCategorieEmissionsT
    estimator: str
    factor: float
    note: str


class Scope3ScreeningBlockCategoriePart(TypedDict):
    availability: AddressMatchesDataAvailability
    emissions_t: Scope3ScreeningBlockCategorieEmissionsT | None
    note: str
    part: str
    ratio: Scope3ScreeningBlockCategorieEmissionsT | None


class Scope3ScreeningBlockCategorie(TypedDict):
    availability: AddressMatchesDataAvailability
    category: int
    data_quality: int
    emissions_t: Scope3ScreeningBlockCategorieEmissionsT | None
    estimators: list[Scope3ScreeningBlockCategorieEstimator]
    flags: list[str]
    name: str
    needed: str
    nominal_coverage: float | None
    parts: list[Scope3ScreeningBlockCategoriePart]
    reason: str
    relevance: Literal["relevant"] | Literal["not_relevant"] | Literal["cannot_be_screened"]


class Scope3ScreeningBlock(TypedDict):
    availability: AddressMatchesDataAvailability
    basis: Literal["reported", "derived", "estimated", "screening", "tenant_declared"]
    block_hash: str
    calculations: NotRequired[list[ExplainedCalculation]]
    categories: NotRequired[list[Scope3ScreeningBlockCategorie]]
    data_quality: ClimateContextBlockDataQuality
    method: AddressMatchesDataMethod
    reporting_year: NotRequired[str]
    statement: NotRequired[str]
    trace: NotRequired[list[ClimateContextBlockTrace]]
    year_reason: NotRequired[str | None]


class SectorBenchmarkBlockHeadline(TypedDict):
    median: float | None
    metric: Literal["income_intensity", "energy_intensity"]
    n: int
    note: str | None
    p25: float | None
    p75: float | None
    percentile: float
    quartile: int | None
    unit: str


class SectorBenchmarkBlockLevelsTried(TypedDict):
    code: str
    level: Literal["division", "subdivision", "group", "class"]
    n: int
    title: str


class SectorBenchmarkBlockMetricWiderLevel(TypedDict):
    code: str
    level: Literal["division", "subdivision", "group", "class"]
    n: int
    percentile: float


class SectorBenchmarkBlockMetric(TypedDict):
    availability: AddressMatchesDataAvailability
    median: float | None
    metric: str
    n: int
    p25: float | None
    p75: float | None
    percentile: float | None
    percentile_interval: EmissionsTrendBlockSerieLongHistoryFitTrajectoryInterval | None
    quartile: int | None
    unit: str
    value: float | None
    wider_levels: list[SectorBenchmarkBlockMetricWiderLevel]


class SectorBenchmarkBlock(TypedDict):
    availability: AddressMatchesDataAvailability
    basis: Literal["reported", "derived", "estimated", "screening", "tenant_declared"]
    block_hash: str
    calculations: NotRequired[list[ExplainedCalculation]]
    code: NotRequired[str]
    data_quality: ClimateContextBlockDataQuality
    entity_count: NotRequired[int]
    headline: NotRequired[SectorBenchmarkBlockHeadline | None]
    headline_availability: NotRequired[AddressMatchesDataAvailability]
    income_year: NotRequired[str | None]
    left_out_as_jointly_reported: NotRequired[list[str]]
    level: NotRequired[Literal["division", "subdivision", "group", "class"]]
    levels_tried: NotRequired[list[SectorBenchmarkBlockLevelsTried]]
    method: AddressMatchesDataMethod
    metrics: NotRequired[list[SectorBenchmarkBlockMetric]]
    n: NotRequired[int]
    p25: NotRequired[float | None]
    p75: NotRequired[float | None]
    percentile_metric: NotRequired[str | None]
    percentile_rank: NotRequired[float | None]
    reporting_year: NotRequired[str | None]
    sector_median: NotRequired[float | None]
    title: NotRequired[str]
    trace: NotRequired[list[ClimateContextBlockTrace]]


class SectorClassificationBlockAnzsicClass(TypedDict):
    code: str
    level: Literal["division", "subdivision", "group", "class"]
    parent_code: str | None
    title: str


SectorClassificationBlockAnzsic = TypedDict(
    "SectorClassificationBlockAnzsic",
    {
        "class": "SectorClassificationBlockAnzsicClass | None",
        "division": "SectorClassificationBlockAnzsicClass | None",
        "group": "SectorClassificationBlockAnzsicClass | None",
        "subdivision": "SectorClassificationBlockAnzsicClass | None",
    },
)


class SectorClassificationBlockEmployerDeclared(TypedDict):
    anzsic: SectorClassificationBlockAnzsic
    reason: str


class SectorClassificationBlock(TypedDict):
    anzsic: NotRequired[SectorClassificationBlockAnzsic]
    availability: AddressMatchesDataAvailability
    basis: Literal["reported", "derived", "estimated", "screening", "tenant_declared"]
    block_hash: str
    calculations: NotRequired[list[ExplainedCalculation]]
    classification_method: NotRequired[str | None]
    confidence: NotRequired[Literal["high", "medium", "low"] | None]
    data_quality: ClimateContextBlockDataQuality
    employer_declared: NotRequired[SectorClassificationBlockEmployerDeclared | None]
    method: AddressMatchesDataMethod
    reason: NotRequired[str | None]
    reporting_year: NotRequired[str | None]
    share_of_scope1: NotRequired[float | None]
    tenant_declared: NotRequired[SectorClassificationBlockEmployerDeclared | None]
    trace: NotRequired[list[ClimateContextBlockTrace]]


class TransitionRiskBlockCarbonCostPrice(TypedDict):
    aud_per_t: float
    basis: Literal["caller", "planning_value"]
    label: str


class TransitionRiskBlockCarbonCost(TypedDict):
    basis: Literal["income", "tonnes"]
    cost_aud: float | None
    cost_percent_of_income: float | None
    income_year: str | None
    network_losses_left_out: bool
    price: TransitionRiskBlockCarbonCostPrice | None
    reporting_year: str
    scope1_band: Literal["low", "moderate", "high", "very_high", "extreme"] | None
    scope1_t: float | None
    scope1_t_per_aud_million: float | None
    scope2_band: Literal["low", "moderate", "high", "very_high", "extreme"] | None
    scope2_t: float | None
    scope2_t_per_aud_million: float | None
    total_income_aud: float | None


class TransitionRiskBlockComponentMeasured(TypedDict):
    lower: float | None
    lower_inclusive: bool
    measure: str
    upper: float | None
    upper_inclusive: bool
    value: float


class TransitionRiskBlockComponent(TypedDict):
    band: Literal["low", "moderate", "high", "very_high", "extreme"] | None
    component: str
    measured: TransitionRiskBlockComponentMeasured | None
    missing_reason: str | None
    role: Literal["leads", "raises", "context"]


class TransitionRiskBlock(TypedDict):
    availability: AddressMatchesDataAvailability
    band: NotRequired[Literal["low", "moderate", "high", "very_high", "extreme"]]
    basis: Literal["reported", "derived", "estimated", "screening", "tenant_declared"]
    block_hash: str
    calculations: NotRequired[list[ExplainedCalculation]]
    carbon_cost: NotRequired[TransitionRiskBlockCarbonCost]
    components: NotRequired[list[TransitionRiskBlockComponent]]
    data_quality: ClimateContextBlockDataQuality
    exposure_band: NotRequired[Literal["low", "moderate", "high", "very_high", "extreme"]]
    method: AddressMatchesDataMethod
    missing: NotRequired[list[str]]
    note: NotRequired[str | None]
    raised_by: NotRequired[list[Literal["two_components_higher", "safeguard_excess_unmet"]]]
    rule: NotRequired[str]
    statement: NotRequired[str]
    trace: NotRequired[list[ClimateContextBlockTrace]]


class TransitionScenariosBlockClosuresFacilitieUnit(TypedDict):
    cell: str
    expected_closure_year: int
    station: str
    unit: str


class TransitionScenariosBlockClosuresFacilitie(TypedDict):
    facility: str
    link_reason: str
    reporting_year: str
    scope1_t: float
    state: str | None
    stations: list[str]
    units: list[TransitionScenariosBlockClosuresFacilitieUnit]


class TransitionScenariosBlockClosuresYear(TypedDict):
    remaining_percent: float | None
    remaining_t: float
    reporting_year: str


class TransitionScenariosBlockClosures(TypedDict):
    availability: AddressMatchesDataAvailability
    facilities: list[TransitionScenariosBlockClosuresFacilitie]
    first_closure: int | None
    last_closure: int | None
    not_listed: list[str]
    one_set_for_all_scenarios: bool
    today_t: float | None
    years: list[TransitionScenariosBlockClosuresYear]


class TransitionScenariosBlockCoverage(TypedDict):
    availability: AddressMatchesDataAvailability
    covered_t: float | None
    emissions_t: float | None
    least_percent: float
    percent: float | None
    statement: str


class TransitionScenariosBlockEmissions(TypedDict):
    reporting_year: str
    scope1_t: float | None
    scope2_t: float | None


class TransitionScenariosBlockEmissionsValueIncome(TypedDict):
    income_year: str
    total_income_aud: float


class TransitionScenariosBlockEmissionsValueYear(TypedDict):
    aud_per_t: float
    cell: str
    cost_aud: float | None
    reporting_year: str
    share_of_income_percent: float | None


class TransitionScenariosBlockEmissionsValue(TypedDict):
    availability: AddressMatchesDataAvailability
    income: TransitionScenariosBlockEmissionsValueIncome | None
    income_availability: AddressMatchesDataAvailability
    label: str
    one_series_for_all_scenarios: bool
    price_basis: str | None
    years: list[TransitionScenariosBlockEmissionsValueYear]


class TransitionScenariosBlockRegion(TypedDict):
    availability: AddressMatchesDataAvailability
    grid_region: str | None
    region: str | None
    rule: Literal["postcode", "state", "facilities", "none"]
    state: str | None


class TransitionScenariosBlockSafeguardDecline(TypedDict):
    reduction_contribution: float
    reporting_year: str


class TransitionScenariosBlockSafeguard(TypedDict):
    coverage: str | None
    decline: list[TransitionScenariosBlockSafeguardDecline]
    rule: str


class TransitionScenariosBlockScenarioRegion(TypedDict):
    is_own: bool
    region: str
    years: list[TransitionPlanDataScenarioRegionYear]


class TransitionScenariosBlockScenarioScope2Year(TypedDict):
    reporting_year: str
    scope2_t: float


class TransitionScenariosBlockScenarioScope2(TypedDict):
    availability: AddressMatchesDataAvailability
    years: list[TransitionScenariosBlockScenarioScope2Year]


class TransitionScenariosBlockScenario(TypedDict):
    id: str
    market: TransitionPlanDataScenarioMarket
    name: str
    regions: list[TransitionScenariosBlockScenarioRegion]
    scope2: TransitionScenariosBlockScenarioScope2
    statutory_role: str | None
    warming_2100_c: float


class TransitionScenariosBlock(TypedDict):
    availability: AddressMatchesDataAvailability
    basis: Literal["reported", "derived", "estimated", "screening", "tenant_declared"]
    block_hash: str
    both_statutory_scenarios: NotRequired[bool]
    calculations: NotRequired[list[ExplainedCalculation]]
    closures: NotRequired[TransitionScenariosBlockClosures]
    coverage: NotRequired[TransitionScenariosBlockCoverage]
    data_quality: ClimateContextBlockDataQuality
    emissions: NotRequired[TransitionScenariosBlockEmissions | None]
    emissions_value: NotRequired[TransitionScenariosBlockEmissionsValue]
    method: AddressMatchesDataMethod
    not_covered: NotRequired[list[str]]
    plan: NotRequired[TransitionPlanDataPlan]
    region: NotRequired[TransitionScenariosBlockRegion]
    safeguard: NotRequired[TransitionScenariosBlockSafeguard]
    scenarios: NotRequired[list[TransitionScenariosBlockScenario]]
    statements: NotRequired[list[str]]
    statutory_scenarios: NotRequired[list[ScenarioAnalysisBlockStatutoryScenario]]
    targets: NotRequired[list[TransitionPlanDataTarget]]
    trace: NotRequired[list[ClimateContextBlockTrace]]


class WaterStressBlockCell(TypedDict):
    distance_km: float
    lat: float
    lon: float
    moved_to_land: bool
    source: str


class WaterStressBlockFigure(TypedDict):
    availability: AddressMatchesDataAvailability
    category: str | None
    first_month: str | None
    last_month: str | None
    percentile: float | None
    score: float | None
    variable: str


class WaterStressBlock(TypedDict):
    availability: AddressMatchesDataAvailability
    basis: Literal["reported", "derived", "estimated", "screening", "tenant_declared"]
    block_hash: str
    calculations: NotRequired[list[ExplainedCalculation]]
    cell: NotRequired[WaterStressBlockCell]
    data_quality: ClimateContextBlockDataQuality
    figures: NotRequired[list[WaterStressBlockFigure]]
    method: AddressMatchesDataMethod
    statement: NotRequired[str]
    trace: NotRequired[list[ClimateContextBlockTrace]]


class ProfileData(TypedDict):
    abn: str
    climate_context: NotRequired[ClimateContextBlock]
    emissions: NotRequired[EmissionsBlock]
    emissions_trend: NotRequired[EmissionsTrendBlock]
    entity: NotRequired[EntityBlock]
    evidence_hash: str
    grid_intensity: NotRequired[GridIntensityBlock]
    hazards: NotRequired[HazardsBlock]
    provenance: Provenance
    safeguard_mechanism: NotRequired[SafeguardMechanismBlock]
    scenario_analysis: NotRequired[ScenarioAnalysisBlock]
    scenario_context: NotRequired[ScenarioContextBlock]
    scope3_screening: NotRequired[Scope3ScreeningBlock]
    sector_benchmark: NotRequired[SectorBenchmarkBlock]
    sector_classification: NotRequired[SectorClassificationBlock]
    transition_risk: NotRequired[TransitionRiskBlock]
    transition_scenarios: NotRequired[TransitionScenariosBlock]
    water_stress: NotRequired[WaterStressBlock]


class ClimateProfileBatchResult(TypedDict):
    abn: str
    data: ProfileData
    http_status: int
    index: int
    status: Literal["ok"]


class ClimateProfileBatchResultError(TypedDict):
    code: str
    detail: str
    errors: NotRequired[list[AuditEventDetail]]
    hint: NotRequired[str]
    title: str
    valid_values: NotRequired[list[str]]


class ClimateProfileBatchResult2(TypedDict):
    abn: str
    error: ClimateProfileBatchResultError
    http_status: int
    index: int
    status: Literal["error"]


class ClimateProfileBatchSummaryCoverage(TypedDict):
    absent: int
    available: int
    stale: int


class ClimateProfileBatchSummaryHazardByBand(TypedDict):
    band: Literal["low", "moderate", "high", "very_high", "extreme"]
    companies: int


class ClimateProfileBatchSummaryHazard(TypedDict):
    by_band: list[ClimateProfileBatchSummaryHazardByBand]
    hazard: str
    not_assessed: int
    worst: Literal["low", "moderate", "high", "very_high", "extreme"] | None


class ClimateProfileBatchSummaryScenarioHazardNow(TypedDict):
    by_band: list[ClimateProfileBatchSummaryHazardByBand]
    not_assessed: int
    worst: Literal["low", "moderate", "high", "very_high", "extreme"] | None


class ClimateProfileBatchSummaryScenarioHazard(TypedDict):
    by_band: list[ClimateProfileBatchSummaryHazardByBand]
    hazard: str
    not_assessed: int
    now: ClimateProfileBatchSummaryScenarioHazardNow
    worst: Literal["low", "moderate", "high", "very_high", "extreme"] | None


class ClimateProfileBatchSummaryScenario(TypedDict):
    hazards: list[ClimateProfileBatchSummaryScenarioHazard]
    id: str
    level_c: float | None


class ClimateProfileBatchSummaryTotal(TypedDict):
    companies: int
    reporting_year: str
    scope1_t: float
    scope2_t: float


class ClimateProfileBatchSummary(TypedDict):
    companies: int
    coverage: dict[str, ClimateProfileBatchSummaryCoverage]
    failed: int
    hazards: list[ClimateProfileBatchSummaryHazard]
    requested: int
    scenarios: list[ClimateProfileBatchSummaryScenario]
    succeeded: int
    totals: list[ClimateProfileBatchSummaryTotal]
    transition: ClimateProfileBatchSummaryScenarioHazardNow


class ClimateProfileBatch(TypedDict):
    meta: AddressMatchesMeta
    results: list[ClimateProfileBatchResult | ClimateProfileBatchResult2]
    summary: ClimateProfileBatchSummary


class ExportPortfolioBody(TypedDict):
    abns: list[str]


class BatchClimateRisksBody(TypedDict):
    abns: list[str]
    on_error: NotRequired[Literal["continue", "abort"]]


class RiskDataBandBand(TypedDict):
    lower: float | None
    lower_inclusive: bool
    meaning: str
    name: str
    upper: float | None
    upper_inclusive: bool


class RiskDataBand(TypedDict):
    bands: list[RiskDataBandBand]
    measure: str


class RiskDataPhysicalHazard(TypedDict):
    availability: AddressMatchesDataAvailability
    hazard: str


class PhysicalRiskBlockIndicator(TypedDict):
    availability: AddressMatchesDataAvailability
    band: Literal["low", "moderate", "high", "very_high", "extreme"] | None
    category: Literal["chronic", "acute"]
    indicator: str
    latest_year_percentile: float | None


class PhysicalRiskBlockMissing(TypedDict):
    category: Literal["chronic", "acute"]
    detail: str
    indicators: list[str]


class PhysicalRiskBlock(TypedDict):
    acute: NotRequired[Literal["low", "moderate", "high", "very_high", "extreme"] | None]
    availability: AddressMatchesDataAvailability
    basis: Literal["reported", "derived", "estimated", "screening", "tenant_declared"]
    block_hash: str
    calculations: NotRequired[list[ExplainedCalculation]]
    chronic: NotRequired[Literal["low", "moderate", "high", "very_high", "extreme"] | None]
    data_quality: ClimateContextBlockDataQuality
    hazards: NotRequired[list[RiskDataPhysicalHazard]]
    indicators: NotRequired[list[PhysicalRiskBlockIndicator]]
    method: AddressMatchesDataMethod
    missing: NotRequired[list[PhysicalRiskBlockMissing]]
    overall: NotRequired[Literal["low", "moderate", "high", "very_high", "extreme", "partial"]]
    trace: NotRequired[list[ClimateContextBlockTrace]]


class RiskDataPhysicalHeadline(TypedDict):
    band: Literal["low", "moderate", "high", "very_high", "extreme"] | None
    basis: Literal["sites", "head_office_only", "not_assessed"]
    is_old: bool
    observed_to: int | None
    sites_assessed: int
    sites_known: int
    statement: str
    weighted: NationalFacilitiesDataHazardWeighted | None


class RiskDataPhysicalScenarioHazardNow(TypedDict):
    by_band: list[NationalFacilitiesDataHazardByBand]
    weighted: NationalFacilitiesDataHazardWeighted | None
    worst: Literal["low", "moderate", "high", "very_high", "extreme"] | None
    worst_sites: list[str]


class RiskDataPhysicalScenarioHazard(TypedDict):
    by_band: list[NationalFacilitiesDataHazardByBand]
    hazard: str
    now: RiskDataPhysicalScenarioHazardNow
    sites_milder_than_now: int
    sites_without_band: int
    weighted: NationalFacilitiesDataHazardWeighted | None
    worst: Literal["low", "moderate", "high", "very_high", "extreme"] | None
    worst_sites: list[str]


class RiskDataPhysicalScenario(TypedDict):
    hazards: list[RiskDataPhysicalScenarioHazard]
    id: str
    level_c: float | None


class RiskDataPhysicalSiteBandAddressMatchCandidate(TypedDict):
    address_detail_pid: str | None
    label: str
    lat: float | None
    lon: float | None
    precision: Literal["address", "building", "nearby_number", "street", "locality"]
    score: float


class RiskDataPhysicalSiteBandAddressMatch(TypedDict):
    availability: AddressMatchesDataAvailability
    candidates: list[RiskDataPhysicalSiteBandAddressMatchCandidate]
    status: Literal["matched", "ambiguous", "uncertain", "not_found", "not_assessed"]


class RiskDataPhysicalSiteBandLocation(TypedDict):
    availability: AddressMatchesDataAvailability
    elevation_m: float | None
    lat: float | None
    lon: float | None
    matched_name: str | None
    precision: str | None
    quality: Literal["exact", "approximate", "not_located"]
    second_opinion: NationalFacilitiesDataFacilitieSecondOpinion | None
    source: str | None


class RiskDataPhysicalSiteBand(TypedDict):
    address_match: RiskDataPhysicalSiteBandAddressMatch | None
    as_at: str
    availability: AddressMatchesDataAvailability
    band: Literal["low", "moderate", "high", "very_high", "extreme"] | None
    covered_emissions_t: float | None
    flags: list[str]
    grid: str | None
    hazard_bands: dict[str, Literal["low", "moderate", "high", "very_high", "extreme"]]
    id: str
    link: str
    location: RiskDataPhysicalSiteBandLocation
    name: str
    origin: Literal["safeguard", "generation", "tenant_declared"]
    scope1_t: float | None
    stale_hazards: list[Literal["warming", "drying", "extreme_heat", "heatwave", "hottest_day", "drought", "heavy_rain", "bushfire", "tropical_cyclone", "coast", "cooling_demand", "flood"]]
    state: str | None


class RiskDataPhysicalSiteHazard(TypedDict):
    absent: list[NationalFacilitiesDataHazardAbsent]
    by_band: list[NationalFacilitiesDataHazardByBand]
    hazard: Literal["warming", "drying", "extreme_heat", "heatwave", "hottest_day", "drought", "heavy_rain", "bushfire", "tropical_cyclone", "coast", "cooling_demand", "flood"]
    sites_without_band: int
    weighted: NationalFacilitiesDataHazardWeighted | None
    worst: Literal["low", "moderate", "high", "very_high", "extreme"] | None
    worst_sites: list[str]


class SiteRollupBlockHeadOffice(TypedDict):
    band: Literal["low", "moderate", "high", "very_high", "extreme"] | None
    id: str


class SiteRollupBlockNotAssessed(TypedDict):
    availability: AddressMatchesDataAvailability
    id: str


class SiteRollupBlock(TypedDict):
    availability: AddressMatchesDataAvailability
    basis: Literal["reported", "derived", "estimated", "screening", "tenant_declared"]
    block_hash: str
    by_band: NotRequired[list[NationalFacilitiesDataHazardByBand]]
    calculations: NotRequired[list[ExplainedCalculation]]
    data_quality: ClimateContextBlockDataQuality
    head_office: NotRequired[list[SiteRollupBlockHeadOffice]]
    method: AddressMatchesDataMethod
    not_assessed: NotRequired[list[SiteRollupBlockNotAssessed]]
    rule: NotRequired[str]
    sites_assessed: NotRequired[int]
    sites_without_emissions: NotRequired[int]
    trace: NotRequired[list[ClimateContextBlockTrace]]
    weighted: NotRequired[NationalFacilitiesDataHazardWeighted | None]
    worst: NotRequired[Literal["low", "moderate", "high", "very_high", "extreme"]]
    worst_sites: NotRequired[list[str]]


class RiskDataPhysical(TypedDict):
    hazards: list[RiskDataPhysicalHazard]
    head_office: PhysicalRiskBlock
    headline: RiskDataPhysicalHeadline
    scenarios: list[RiskDataPhysicalScenario]
    site_bands: list[RiskDataPhysicalSiteBand]
    site_hazards: list[RiskDataPhysicalSiteHazard]
    sites: SiteRollupBlock


class RiskData(TypedDict):
    abn: str
    bands: dict[str, RiskDataBand]
    evidence_hash: str
    flags: list[str]
    methods: list[AddressMatchesDataMethod]
    name: str
    physical: RiskDataPhysical
    provenance: Provenance
    register_check: EntityBlockResolutionRegisterCheck
    transition: TransitionRiskBlock


class ClimateRiskBatchResult(TypedDict):
    abn: str
    data: RiskData
    http_status: int
    index: int
    status: Literal["ok"]


class ClimateRiskBatchSummary(TypedDict):
    companies: int
    coverage: dict[str, ClimateProfileBatchSummaryCoverage]
    failed: int
    hazards: list[ClimateProfileBatchSummaryHazard]
    head_office: ClimateProfileBatchSummaryScenarioHazardNow
    requested: int
    scenarios: list[ClimateProfileBatchSummaryScenario]
    sites: ClimateProfileBatchSummaryScenarioHazardNow
    succeeded: int
    transition: ClimateProfileBatchSummaryScenarioHazardNow


class ClimateRiskBatch(TypedDict):
    meta: AddressMatchesMeta
    results: list[ClimateRiskBatchResult | ClimateProfileBatchResult2]
    summary: ClimateRiskBatchSummary


class AuditSheetDataPeriod(TypedDict):
    basis: Literal["asked_for", "newest_record", "latest_july_june_year"]
    end: str
    start: str


class AuditSheetDataRow(TypedDict):
    approved_by: str | None
    changed_since: bool
    detail: str
    evidence_sha256: str
    evidence_status: str
    is_gate: bool
    mark: Literal["agreed", "query"] | None
    marked_at: str | None
    marked_by: str | None
    note: str | None
    open_comments: int
    pillar: str
    references: list[str]
    requirement_id: str
    review_state: Literal["draft", "in_review", "changes_asked", "reviewed", "approved", "locked"] | None
    statement: str | None
    thread_id: str | None
    title: str


class AuditSheetDataTotals(TypedDict):
    agreed: int
    changed_since: int
    open: int
    queries: int
    requirements: int


class AuditSheetData(TypedDict):
    abn: str
    evidence_hash: str
    method: AddressMatchesDataMethod
    name: str | None
    period: AuditSheetDataPeriod
    provenance: Provenance
    rows: list[AuditSheetDataRow]
    totals: AuditSheetDataTotals


class AuditSheet(TypedDict):
    data: AuditSheetData
    meta: AddressMatchesMeta


class AuditMarksMark(TypedDict):
    evidence_sha256: str
    mark: Literal["agreed", "query", "cleared"]
    note: NotRequired[str]
    requirement_id: str


class AuditMarks(TypedDict):
    marks: list[AuditMarksMark]


class MarkedSheetData(TypedDict):
    marked: int


class MarkedSheet(TypedDict):
    data: MarkedSheetData
    meta: AuditEventDetail


class ClimateProfileMetaChangedSince(TypedDict):
    as_of: str
    changed_blocks: list[Literal["entity", "emissions", "sector_classification", "sector_benchmark", "emissions_trend", "transition_risk", "safeguard_mechanism", "grid_intensity", "climate_context", "scope3_screening", "water_stress", "scenario_context", "scenario_analysis", "transition_scenarios", "hazards"]]
    snapshot: str
    unchanged_blocks: list[Literal["entity", "emissions", "sector_classification", "sector_benchmark", "emissions_trend", "transition_risk", "safeguard_mechanism", "grid_intensity", "climate_context", "scope3_screening", "water_stress", "scenario_context", "scenario_analysis", "transition_scenarios", "hazards"]]


class ClimateProfileMetaOmittedBlock(TypedDict):
    block: Literal["entity", "emissions", "sector_classification", "sector_benchmark", "emissions_trend", "transition_risk", "safeguard_mechanism", "grid_intensity", "climate_context", "scope3_screening", "water_stress", "scenario_context", "scenario_analysis", "transition_scenarios", "hazards"]
    detail: str
    method: AddressMatchesDataMethod
    reason_code: str


class ClimateProfileMetaTenantTargetsNotShownReason(TypedDict):
    detail: str
    reason_code: str


class ClimateProfileMetaTenantTargetsNotShown(TypedDict):
    id: str
    reasons: list[ClimateProfileMetaTenantTargetsNotShownReason]


class ClimateProfileMetaTenantTargetsRecord(TypedDict):
    authored_at: str
    body_sha256: str
    version: int


class ClimateProfileMetaTenantTargets(TypedDict):
    in_evidence_hash: Literal[False]
    not_shown: list[ClimateProfileMetaTenantTargetsNotShown]
    record: ClimateProfileMetaTenantTargetsRecord | None
    shown: list[str]


class ClimateProfileMeta(TypedDict):
    as_of: str
    block_hashes: dict[str, str]
    changed_since: NotRequired[ClimateProfileMetaChangedSince]
    evidence_hash: str
    licences: list[AddressMatchesMetaLicence]
    omitted_blocks: list[ClimateProfileMetaOmittedBlock]
    snapshot: str
    tenant_targets: NotRequired[ClimateProfileMetaTenantTargets]
    warnings: list[AddressMatchesMetaWarning]


class ClimateProfile(TypedDict):
    data: ProfileData
    meta: ClimateProfileMeta


class ClimateRisk(TypedDict):
    data: RiskData
    meta: AddressMatchesMeta


class ClimateSeriesDataIndicatorYear(TypedDict):
    value: float
    year: int


class ClimateSeriesDataIndicator(TypedDict):
    indicator: str
    series: str | None
    unit: str | None
    years: list[ClimateSeriesDataIndicatorYear]


class ClimateSeriesData(TypedDict):
    abn: str
    availability: AddressMatchesDataAvailability
    indicators: list[ClimateSeriesDataIndicator]
    provenance: Provenance


class ClimateSeries(TypedDict):
    data: ClimateSeriesData
    meta: AddressMatchesMeta


class CommentThreadPageDataLineMention(TypedDict):
    id: str
    name: str


class CommentThreadPageDataLine(TypedDict):
    act: Literal["opened", "replied", "resolved", "reopened"]
    actor: str
    id: str
    mentions: list[CommentThreadPageDataLineMention]
    name: str
    text: str | None
    written_at: str


class CommentThreadPageData(TypedDict):
    id: str
    lines: list[CommentThreadPageDataLine]
    status: Literal["open", "resolved"]
    subject: str


class CommentThreadPage(TypedDict):
    data: list[CommentThreadPageData]
    meta: AuditEventDetail
    page: AuditEventPagePage


class NewComment(TypedDict):
    mentions: NotRequired[list[str]]
    subject: NotRequired[str]
    text: str
    thread: NotRequired[str]


class CommentThread(TypedDict):
    data: CommentThreadPageData
    meta: AuditEventDetail


class ThreadChange(TypedDict):
    text: NotRequired[str]


class ContradictionDeclaredWhere(TypedDict):
    pointer: str
    record: str
    version: int


class ContradictionDeclared(TypedDict):
    unit: str | None
    value: float | str
    what: str
    where: ContradictionDeclaredWhere


class ContradictionExplanation(TypedDict):
    document_sha256: NotRequired[str]
    person: str
    reason: str
    written_at: str
    written_by: str


class ContradictionOther(TypedDict):
    evidence: list[ChallengeReadingComparedEvidence]
    source: str | None
    unit: str | None
    value: float | str
    what: str
    where: ContradictionDeclaredWhere | None


class ContradictionSize(TypedDict):
    difference: float | None
    ratio: float | None


class Contradiction(TypedDict):
    declared: ContradictionDeclared
    explanation: ContradictionExplanation | None
    id: str
    kind: Literal["scope1_against_registry", "scope2_against_registry", "energy_against_registry", "electricity_against_scope2", "electricity_in_two_records", "ledger_against_statements", "ledger_against_screening", "scope3_against_screening", "target_base", "target_actual", "nger_registration", "entity_status", "listing", "size_facts", "facilities", "exclusions", "company_not_in_boundary", "safeguard_position", "class", "sums", "dates", "period_length", "year_end", "same_document_or_meter", "meter_elsewhere", "same_serials", "retired_outside_window", "facility_of_another", "entity_of_another", "certificates_against_register", "credits_against_register", "stated_percentage", "certificates_disputed"]
    other: ContradictionOther
    requirement_ids: list[str]
    settle: str
    size: ContradictionSize
    status: Literal["open", "explained"]


class ContradictionsDataKind(TypedDict):
    compares: str
    kind: str
    settle: str


class ContradictionsDataLapsed(TypedDict):
    contradiction_id: str
    document_sha256: NotRequired[str]
    person: str
    reason: str
    written_at: str
    written_by: str


class ContradictionsDataNotCompared(TypedDict):
    detail: str
    pointer: str
    reason_code: Literal["not_published", "other_measure", "factor_not_loaded", "not_stated", "no_register", "percentage_not_loaded", "register_not_loaded", "day_not_loaded", "day_not_stated", "manner_not_told", "units_not_printed"]
    record: str
    what: str


class ContradictionsData(TypedDict):
    abn: str
    contradictions: list[Contradiction]
    evidence_hash: str
    explained: int
    kinds: list[ContradictionsDataKind]
    lapsed: list[ContradictionsDataLapsed]
    method: AddressMatchesDataMethod
    name: str | None
    not_compared: list[ContradictionsDataNotCompared]
    open: int
    period: AuditSheetDataPeriod
    provenance: Provenance


class Contradictions(TypedDict):
    data: ContradictionsData
    meta: AddressMatchesMeta


class ContradictionExplanationBody(TypedDict):
    document_sha256: NotRequired[str]
    person: str
    reason: str


class ExplainedContradictionData(TypedDict):
    contradiction_id: str
    document_sha256: NotRequired[str]
    person: str
    reason: str
    version: int
    written_at: str
    written_by: str


class ExplainedContradiction(TypedDict):
    data: ExplainedContradictionData
    meta: AuditEventDetail


class DraftImportPreviewDataApplied(TypedDict):
    changed: bool
    etag: str
    version: int


class DraftImportPreviewDataChange(TypedDict):
    after: str
    before: str | None
    change: Literal["added", "changed"]
    requirement_id: str


class DraftImportPreviewDataFault(TypedDict):
    message: str
    requirement_id: str | None


class DraftImportPreviewDataFiguresEdited(TypedDict):
    in_file: str | None
    in_report: str
    pointer: str


class DraftImportPreviewDataFigures(TypedDict):
    compared: bool
    edited: list[DraftImportPreviewDataFiguresEdited]


class DraftImportPreviewDataFile(TypedDict):
    bytes: int
    name: str
    sha256: str


class DraftImportPreviewDataPresent(TypedDict):
    etag: str
    version: int


class DraftImportPreviewDataWarning(TypedDict):
    code: str
    message: str
    requirement_id: str | None


class DraftImportPreviewData(TypedDict):
    applied: DraftImportPreviewDataApplied | None
    changes: list[DraftImportPreviewDataChange]
    fault_count: int
    faults: list[DraftImportPreviewDataFault]
    figures: DraftImportPreviewDataFigures
    file: DraftImportPreviewDataFile
    made_from: int | None
    present: DraftImportPreviewDataPresent | None
    proposed: dict[str, Any] | None
    record: Literal["s2_statements"]
    statements_found: int
    warnings: list[DraftImportPreviewDataWarning]


class DraftImportPreview(TypedDict):
    data: DraftImportPreviewData


class PaperNumberObstacle(TypedDict):
    code: Literal["equity_share", "beyond_australia", "net_of_offsets", "part_of_total", "one_gas", "another_company", "not_all_of_it", "per_unit", "threshold", "pro_forma", "part_of_year", "hypothetical"]
    said: str


class PaperNumberPlace(TypedDict):
    end: int
    start: int


class PaperNumber(TypedDict):
    chapter: str
    compared: list[ChallengeReadingCompared]
    direction: Literal["up", "down"] | None
    high: float
    low: float
    measure: Literal["scope1_t", "scope2_location_t", "scope2_market_t", "scope1_and_2_t", "scope3_t", "net_energy_gj", "safeguard_covered_t", "safeguard_baseline_t", "electricity_gj", "generation_gj"] | None
    obstacles: list[PaperNumberObstacle]
    place: PaperNumberPlace
    quote: str
    role: Literal["level", "earlier_level", "change", "share", "target", "other"]
    sentence: PaperNumberPlace
    settle: str | None
    subject: str | None
    unit: str | None
    value: float
    verdict: Literal["agrees", "agrees_with_edition", "differs", "unit_suspect", "arithmetic_fails", "factor_outdated", "not_comparable", "not_held", "doubtful"]
    why: str
    words: str
    year: str | None


class PaperChecksData(TypedDict):
    abn: str
    chapters: list[str]
    checks: list[PaperNumber]
    contradicting: int
    counts: dict[str, int]
    evidence_hash: str
    method: AddressMatchesDataMethod
    name: str | None
    numbers: int
    period: AuditSheetDataPeriod
    provenance: Provenance


class PaperChecks(TypedDict):
    data: PaperChecksData
    meta: AddressMatchesMeta


class DisclosureMetadataDataCompleteness(TypedDict):
    expected: int
    missing: list[str]
    present: int


class DisclosureMetadataDataElections(TypedDict):
    consolidation_approach: str | None
    electricity_rows: int | None
    instruments: int | None
    method_elections: int | None
    reliefs: list[str] | None
    says_no_target: bool | None
    signed_off_by: str | None
    standing_targets: int | None
    statements: int | None


class DisclosureMetadataDataRecord(TypedDict):
    authored_at: str | None
    authored_by: str | None
    authored_by_name: NotRequired[str]
    next_action: str | None
    record: str
    sha256: str | None
    status: Literal["present", "missing", "other_period"]
    title: str
    version: int | None


class DisclosureMetadataDataRegistry(TypedDict):
    availability: AddressMatchesDataAvailability
    match: Literal["same_period", "overlapping_period", "earlier_period", "none"]
    mismatch: ScenarioHazardReason | None
    reporting_year: str | None


class DisclosureMetadataDataStandard(TypedDict):
    basis: Literal["in_force", "early_adoption", "voluntary"]
    reason: str
    title: str
    url: str
    version: str


class DisclosureMetadataData(TypedDict):
    abn: str
    completeness: DisclosureMetadataDataCompleteness
    elections: DisclosureMetadataDataElections
    evidence_hash: str
    method: AddressMatchesDataMethod
    name: str | None
    period: AuditSheetDataPeriod
    provenance: Provenance
    records: list[DisclosureMetadataDataRecord]
    records_hash: str
    registry: DisclosureMetadataDataRegistry
    standard: DisclosureMetadataDataStandard


class DisclosureMetadata(TypedDict):
    data: DisclosureMetadataData
    meta: AddressMatchesMeta


class DisclosureReportRequest(TypedDict):
    early_adoption: NotRequired[bool]
    force: NotRequired[bool]
    period: NotRequired[str]
    period_end: NotRequired[str]
    period_start: NotRequired[str]
    standard_version: NotRequired[Literal["2024-09", "2025-12"]]


class DisclosureRunRecord(TypedDict):
    kind: str
    version: int


class DisclosureRun(TypedDict):
    abn: str
    artifact_id: str | None
    attempt: int
    download_url: str | None
    early_adoption: bool
    ended_at: str | None
    error: ScenarioHazardReason | None
    force: bool
    period: ChallengePeriod
    progress: int
    records: list[DisclosureRunRecord]
    requested_at: str
    requested_by: str
    run_id: str
    snapshot: str
    stage: Literal["gathering", "composing", "rendering_report", "rendering_working_papers", "sealing", "storing"] | None
    standard_version: str
    started_at: str | None
    state: Literal["queued", "running", "succeeded", "failed", "cancelled"]


class RequestedDisclosureRunMeta(TypedDict):
    reused: bool


class RequestedDisclosureRun(TypedDict):
    data: DisclosureRun
    meta: RequestedDisclosureRunMeta


class DisclosureRunPage(TypedDict):
    data: list[DisclosureRun]
    meta: AuditEventDetail
    page: AuditEventPagePage


class DisclosureRunAnswer(TypedDict):
    data: DisclosureRun
    meta: AuditEventDetail


class DisclosureReport(TypedDict):
    abn: str
    artifact_id: str
    bundle_id: str
    download_url: str
    early_adoption: bool
    evidence_hash: str
    made_at: str
    period: ChallengePeriod
    records: list[DisclosureRunRecord]
    retain_until: str
    run_id: str
    sha256: str
    size: int
    snapshot: str
    standard_version: str
    superseded_by: str | None
    supersedes: str | None
    version: int


class DisclosureReportPage(TypedDict):
    data: list[DisclosureReport]
    meta: AuditEventDetail
    page: AuditEventPagePage


DisclosureComparisonDataAbn = TypedDict(
    "DisclosureComparisonDataAbn",
    {
        "from": "str",
        "to": "str",
    },
)


class DisclosureComparisonDataChangeCause(TypedDict):
    cause: str
    detail: str


DisclosureComparisonDataChange = TypedDict(
    "DisclosureComparisonDataChange",
    {
        "causes": "list[DisclosureComparisonDataChangeCause]",
        "change": "float | None",
        "change_percent": "float | None",
        "from": "float | str | None",
        "label": "str",
        "metric_id": "str",
        "to": "float | str | None",
        "unit": "str | None",
    },
)


class DisclosureComparisonDataMetrics(TypedDict):
    changed: int
    compared: int


DisclosureComparisonDataRequirement = TypedDict(
    "DisclosureComparisonDataRequirement",
    {
        "from": "str | None",
        "requirement_id": "str",
        "to": "str | None",
    },
)


class DisclosureComparisonData(TypedDict):
    a: DisclosureReport
    abn: DisclosureComparisonDataAbn
    b: DisclosureReport
    changes: list[DisclosureComparisonDataChange]
    evidence_hash: DisclosureComparisonDataAbn
    metrics: DisclosureComparisonDataMetrics
    requirements: list[DisclosureComparisonDataRequirement]
    snapshot: DisclosureComparisonDataAbn


class DisclosureComparison(TypedDict):
    data: DisclosureComparisonData
    meta: AuditEventDetail


class DeletedRecordData(TypedDict):
    abn: str
    authored_at: str
    authored_by: str
    body_sha256: str
    etag: str
    kind: str
    period: ChallengePeriod | None
    retain_until: str
    supersedes: int | None
    version: int


class DeletedRecord(TypedDict):
    data: DeletedRecordData
    meta: AuditEventDetail


class EmissionTargetsRecordDataNoTargetStatedBy(TypedDict):
    name: str
    on: str
    role: str


class EmissionTargetsRecordDataNoTarget(TypedDict):
    stated_by: EmissionTargetsRecordDataNoTargetStatedBy
    statement: str


class EmissionTargetActual(TypedDict):
    gwp: NotRequired[Literal["AR2", "AR4", "AR5", "AR6"]]
    period: ChallengePeriod
    source: str
    value: float


class EmissionTargetBase(TypedDict):
    gwp: NotRequired[Literal["AR2", "AR4", "AR5", "AR6"]]
    period: ChallengePeriod
    recalculation_policy: str
    source: str
    value: float


class EmissionTargetCoverage(TypedDict):
    entities: list[str]
    facilities: list[str]
    share_percent: float


class EmissionTargetLever(TypedDict):
    abatement_t: NotRequired[float]
    name: str


class EmissionTargetMilestone(TypedDict):
    period: ChallengePeriod
    reduction_percent: NotRequired[float]
    value: NotRequired[float]


class EmissionTargetOrigin(TypedDict):
    kind: Literal["voluntary", "legal"]
    reference: NotRequired[str]


class EmissionTargetPlannedCredits(TypedDict):
    integrity: NotRequired[str]
    kind: Literal["nature_reduction", "nature_removal", "technology_reduction", "technology_removal"]
    scheme: str
    share_percent: NotRequired[float]
    tonnes: float


class EmissionTargetRemunerationLink(TypedDict):
    description: NotRequired[str]
    linked: bool


class EmissionTargetReview(TypedDict):
    next_on: str
    process: str


class EmissionTargetSectoralApproach(TypedDict):
    pathway: NotRequired[str]
    used: bool


class EmissionTargetTarget(TypedDict):
    reduction_percent: NotRequired[float]
    value: NotRequired[float]


class EmissionTargetValidation(TypedDict):
    body: NotRequired[str]
    standard: NotRequired[str]
    standard_version: NotRequired[str]
    status: Literal["not_validated", "in_progress", "validated"]


class EmissionTarget(TypedDict):
    actuals: NotRequired[list[EmissionTargetActual]]
    base: EmissionTargetBase
    basis: Literal["gross", "net"]
    category: Literal["mitigation", "adaptation", "energy", "other"]
    coverage: EmissionTargetCoverage
    denominator: NotRequired[str]
    evidence_ids: list[str]
    gases: list[Literal["CO2", "CH4", "N2O", "HFCs", "PFCs", "SF6", "NF3"]]
    gross_target_id: NotRequired[str]
    id: str
    levers: list[EmissionTargetLever]
    metric: str
    milestones: list[EmissionTargetMilestone]
    name: str
    objective: str
    origin: EmissionTargetOrigin
    owner: str
    planned_credits: NotRequired[EmissionTargetPlannedCredits]
    remuneration_link: NotRequired[EmissionTargetRemunerationLink]
    review: NotRequired[EmissionTargetReview]
    scope3_categories: NotRequired[list[int]]
    scopes: list[Literal["scope1", "scope2_location", "scope2_market", "scope3"]]
    sectoral_approach: NotRequired[EmissionTargetSectoralApproach]
    status: Literal["draft", "active", "achieved", "revised", "withdrawn"]
    target: EmissionTargetTarget
    target_period: ChallengePeriod
    temperature_alignment: NotRequired[str]
    type: Literal["absolute", "intensity"]
    unit: str
    validation: NotRequired[EmissionTargetValidation]


class EmissionTargetsRecordData(TypedDict):
    abn: str
    authored_at: str
    authored_by: str
    body_sha256: str
    etag: str
    kind: str
    no_target: NotRequired[EmissionTargetsRecordDataNoTarget]
    period: ChallengePeriod | None
    retain_until: str
    supersedes: int | None
    targets: list[EmissionTarget]
    version: int


class EmissionTargetsRecordMetaWarning(TypedDict):
    code: str
    message: str
    pointer: str


class EmissionTargetsRecordMeta(TypedDict):
    authored_by_name: str | None
    warnings: list[EmissionTargetsRecordMetaWarning]


class EmissionTargetsRecord(TypedDict):
    data: EmissionTargetsRecordData
    meta: EmissionTargetsRecordMeta


class EmissionTargets(TypedDict):
    no_target: NotRequired[EmissionTargetsRecordDataNoTarget]
    targets: list[EmissionTarget]


class ChangedEmissionTargetsRecordMeta(TypedDict):
    changed: bool
    dry_run: bool
    warnings: list[EmissionTargetsRecordMetaWarning]


class ChangedEmissionTargetsRecord(TypedDict):
    data: EmissionTargetsRecordData
    meta: ChangedEmissionTargetsRecordMeta


class EmissionTargetsHistoryDataFieldChange(TypedDict):
    after: NotRequired[Any]
    before: NotRequired[Any]
    change: Literal["added", "removed", "changed"]
    pointer: str


class EmissionTargetsHistoryData(TypedDict):
    abn: str
    authored_at: str
    authored_by: str
    authored_by_name: str | None
    body_sha256: str
    deletion_reason: str | None
    etag: str
    field_changes: list[EmissionTargetsHistoryDataFieldChange] | None
    kind: str
    no_target: NotRequired[EmissionTargetsRecordDataNoTarget]
    period: ChallengePeriod | None
    retain_until: str
    supersedes: int | None
    targets: NotRequired[list[EmissionTarget]]
    version: int


class EmissionTargetsHistory(TypedDict):
    data: list[EmissionTargetsHistoryData]
    meta: AuditEventDetail
    page: AuditEventPagePage


class TargetProgressDataRecord(TypedDict):
    sha256: str
    version: int


class TargetProgressDataTargetLedger(TypedDict):
    is_used: bool
    reasons: list[ClimateProfileMetaTenantTargetsNotShownReason]
    year: int


class TargetProgressDataTargetSerie(TypedDict):
    actual: float | None
    expected: float
    year: int


class TargetProgressDataTargetYear(TypedDict):
    actual: float
    elapsed_percent: float
    expected: float
    progress_percent: float | None
    required_change_per_year: float | None
    required_percent_per_year: float | None
    status: Literal["ahead", "on_track", "behind", "achieved", "missed"]
    year: int


class TargetProgressDataTarget(TypedDict):
    actuals_source: Literal["tenant", "registry", "ledger"]
    base: ClimateSeriesDataIndicatorYear
    basis: Literal["gross", "net"]
    ledger: TargetProgressDataTargetLedger | None
    milestones: list[ClimateSeriesDataIndicatorYear]
    name: str
    reasons: list[ClimateProfileMetaTenantTargetsNotShownReason]
    scopes: list[str]
    series: list[TargetProgressDataTargetSerie]
    status: Literal["ahead", "on_track", "behind", "achieved", "missed", "indeterminate"]
    target: ClimateSeriesDataIndicatorYear
    target_id: str
    type: Literal["absolute", "intensity"]
    unit: str
    years: list[TargetProgressDataTargetYear]


class TargetProgressData(TypedDict):
    abn: str
    availability: AddressMatchesDataAvailability
    consolidation_approach: str | None
    evidence_hash: str
    method: AddressMatchesDataMethod
    name: str | None
    period: AuditSheetDataPeriod
    provenance: Provenance
    record: TargetProgressDataRecord | None
    targets: list[TargetProgressDataTarget]


class TargetProgress(TypedDict):
    data: TargetProgressData
    meta: AddressMatchesMeta


class EvidenceDocumentFile(TypedDict):
    bytes: int
    media_type: str
    name: str


class EvidenceDocumentUse(TypedDict):
    name: str | None
    pointer: str
    record: str
    what: str


class EvidenceDocument(TypedDict):
    file: EvidenceDocumentFile | None
    requirement_ids: list[str]
    sha256: str
    status: Literal["held", "missing", "other_type"]
    uses: list[EvidenceDocumentUse]


class CompanyEvidenceDataRequirement(TypedDict):
    held: int
    missing: int
    other_type: int
    requirement_id: str
    title: str | None


class EvidenceFileNamedBy(TypedDict):
    abn: str
    kind: str
    period: ChallengePeriod | None


class EvidenceFileUploadedFor(TypedDict):
    abn: str
    period: ChallengePeriod


class EvidenceFile(TypedDict):
    bytes: int
    media_type: str
    name: str
    named_by: list[EvidenceFileNamedBy]
    received_at: str
    received_by: str
    sha256: str
    uploaded_for: list[EvidenceFileUploadedFor]


class CompanyEvidenceData(TypedDict):
    abn: str
    documents: list[EvidenceDocument]
    has_more_unlinked: bool
    period: AuditSheetDataPeriod
    requirements: list[CompanyEvidenceDataRequirement]
    supports_nothing: list[EvidenceFile]


class CompanyEvidence(TypedDict):
    data: CompanyEvidenceData


class FilingReadinessDataContradictions(TypedDict):
    explained: int
    not_compared: int
    open: int


class FilingReadinessDataDeclaration(TypedDict):
    detail: str
    status: Literal["present", "missing", "not_valid"]


class FilingReadinessDataDenominator(TypedDict):
    count: int
    why: str


class FilingReadinessDataDocuments(TypedDict):
    held: int
    missing: int


class FilingReadinessDataDutyAssurance(TypedDict):
    from_year: int
    level: str
    over: str
    to_year: int | None


class FilingReadinessDataDutyRelief(TypedDict):
    relief: str
    until_year: int
    what: str


class FilingReadinessDataDutyTest(TypedDict):
    detail: str
    group: int
    met: bool | None
    not_sourced: bool
    test: Literal["size", "nger", "asset_owner"]


class FilingReadinessDataDuty(TypedDict):
    assurance: list[FilingReadinessDataDutyAssurance]
    first_period: ChallengePeriod | None
    group: int | None
    lodgement: str
    lodgement_due: str | None
    possible_groups: list[int]
    reliefs: list[FilingReadinessDataDutyRelief]
    remarks: list[str]
    source: str
    status: Literal["in_group", "no_duty", "unknown"]
    tests: list[FilingReadinessDataDutyTest]
    unknown: list[str]
    year_starts: list[str]


class FilingReadinessDataDutyBasi(TypedDict):
    basis: str
    fact: str


class FilingReadinessDataExcluded(TypedDict):
    date: str | None
    person: str | None
    reason: str
    reference: str
    requirement_id: str
    status: Literal["relief_applied", "not_material", "not_applicable"]


class FilingReadinessDataGate(TypedDict):
    evidence_status: str
    requirement_id: str


class FilingReadinessDataPillarScore(TypedDict):
    denominator: int
    numerator: float
    value: float | None


class FilingReadinessDataPillar(TypedDict):
    pillar: str
    readiness_state: Literal["not_started", "in_progress", "blocked", "declared_complete", "evidence_complete"]
    score: FilingReadinessDataPillarScore
    score_line: str


class FilingReadinessDataReviewApproverInvitedBy(TypedDict):
    actor: str
    name: str


class FilingReadinessDataReviewApprover(TypedDict):
    actor: str
    approved: int
    invited_at: str | None
    invited_by: FilingReadinessDataReviewApproverInvitedBy | None
    invited_by_author: FilingReadinessDataReviewApproverInvitedBy | None
    last_at: str
    name: str


class FilingReadinessDataReviewDifferingNumber(TypedDict):
    detail: str
    requirement_id: str


class FilingReadinessDataReviewFiguresApproved(TypedDict):
    at: str
    evidence_hash: str
    sha256: str
    snapshot_id: str


FilingReadinessDataReviewFiguresChanged = TypedDict(
    "FilingReadinessDataReviewFiguresChanged",
    {
        "from": "float | str | None",
        "label": "str",
        "metric_id": "str",
        "to": "float | str | None",
        "unit": "str | None",
    },
)


class FilingReadinessDataReviewFiguresWithdrawn(TypedDict):
    reason: str
    release: str
    withdrawn_on: str


class FilingReadinessDataReviewFigures(TypedDict):
    approved: FilingReadinessDataReviewFiguresApproved | None
    changed: list[FilingReadinessDataReviewFiguresChanged]
    compared: int
    evidence_hash: str
    sha256: str
    snapshot_id: str
    state: Literal["not_approved", "as_approved", "changed", "not_recorded"]
    withdrawn: list[FilingReadinessDataReviewFiguresWithdrawn]


class FilingReadinessDataReviewLocked(TypedDict):
    actor: str
    at: str
    name: str
    reason: str | None


class FilingReadinessDataReviewOpenComment(TypedDict):
    actor: str
    id: str
    name: str
    subject: str
    text: str
    written_at: str


class FilingReadinessDataReviewRecord(TypedDict):
    decided_at: str | None
    decided_by: FilingReadinessDataReviewApproverInvitedBy | None
    reason: str | None
    reopened_because: str | None
    self_approved: bool
    sha256: str
    state: Literal["draft", "in_review", "changes_asked", "reviewed", "approved", "locked"]
    subject: str
    title: str
    version: int | None


class FilingReadinessDataReviewSigned(TypedDict):
    actor: str
    at: str
    bundle_id: str
    bundle_sha256: str
    content_sha256: str
    name: str


class FilingReadinessDataReview(TypedDict):
    approval_reason: str | None
    approvers: list[FilingReadinessDataReviewApprover]
    differing_numbers: list[FilingReadinessDataReviewDifferingNumber]
    draft_because: str | None
    figures: FilingReadinessDataReviewFigures | None
    locked: FilingReadinessDataReviewLocked | None
    open_comments: list[FilingReadinessDataReviewOpenComment]
    open_gates: list[str]
    records: list[FilingReadinessDataReviewRecord]
    reopened_because: str | None
    self_approved: bool
    sha256: str | None
    signed: FilingReadinessDataReviewSigned | None
    state: Literal["draft", "in_review", "changes_asked", "reviewed", "approved", "locked"]
    statement: str
    status: Literal["approved", "draft"]


class FilingReadinessDataRowNextAction(TypedDict):
    closes: str
    do: str
    holder: str
    route: str


class FilingReadinessDataRowSetAside(TypedDict):
    date: str | None
    person: str | None
    reason: str
    reference: str
    status: Literal["relief_applied", "not_material", "not_applicable"]


class FilingReadinessDataRow(TypedDict):
    detail: str
    evidence_status: Literal["evidenced", "partially_evidenced", "missing", "stale", "conflicting", "relief_applied", "not_material", "not_applicable"]
    flags: list[str]
    has_tenant_evidence: bool
    is_counted: bool
    is_gate: bool
    missing_documents: int
    next_action: FilingReadinessDataRowNextAction | None
    open_comments: int
    pillar: str
    references: list[str]
    requirement_id: str
    review_state: Literal["draft", "in_review", "changes_asked", "reviewed", "approved", "locked"] | None
    rung: Literal["none", "stated", "supported", "approved"]
    scored: bool
    set_aside: FilingReadinessDataRowSetAside | None
    slug: str
    title: str


class FilingReadinessData(TypedDict):
    abn: str
    blocked_by: list[str]
    contradictions: FilingReadinessDataContradictions
    declaration: FilingReadinessDataDeclaration
    denominator: list[FilingReadinessDataDenominator]
    documents: FilingReadinessDataDocuments
    duty: FilingReadinessDataDuty
    duty_basis: list[FilingReadinessDataDutyBasi]
    evidence_hash: str
    excluded: list[FilingReadinessDataExcluded]
    gates: list[FilingReadinessDataGate]
    lacks_to_sign: str | None
    method: AddressMatchesDataMethod
    name: str | None
    period: AuditSheetDataPeriod
    pillars: list[FilingReadinessDataPillar]
    provenance: Provenance
    readiness_state: Literal["not_started", "in_progress", "blocked", "declared_complete", "evidence_complete", "signed_off"]
    registry: DisclosureMetadataDataRegistry
    review: FilingReadinessDataReview
    rows: list[FilingReadinessDataRow]
    score: FilingReadinessDataPillarScore
    score_line: str
    standard: DisclosureMetadataDataStandard
    year_number: int | None


class FilingReadiness(TypedDict):
    data: FilingReadinessData
    meta: AddressMatchesMeta


class ReadinessChangeDataChangeAfter(TypedDict):
    readiness_state: Literal["not_started", "in_progress", "blocked", "declared_complete", "evidence_complete", "signed_off"]
    score: FilingReadinessDataPillarScore
    score_line: str


class ReadinessChangeDataChangeDenominator(TypedDict):
    change: Literal["joined", "left"]
    requirement_id: str
    why: str


ReadinessChangeDataChangeRequirement = TypedDict(
    "ReadinessChangeDataChangeRequirement",
    {
        "detail": "str",
        "from": "str | None",
        "requirement_id": "str",
        "title": "str",
        "to": "str | None",
    },
)


class ReadinessChangeDataChange(TypedDict):
    after: ReadinessChangeDataChangeAfter
    authored_at: str
    authored_by: str
    before: ReadinessChangeDataChangeAfter
    denominator: list[ReadinessChangeDataChangeDenominator]
    record: str
    requirements: list[ReadinessChangeDataChangeRequirement]
    version: int


class ReadinessChangeData(TypedDict):
    abn: str
    change: ReadinessChangeDataChange | None
    evidence_hash: str
    method: AddressMatchesDataMethod
    name: str | None
    period: AuditSheetDataPeriod
    provenance: Provenance


class ReadinessChange(TypedDict):
    data: ReadinessChangeData
    meta: AddressMatchesMeta


class ImportPreviewDataChangeCounts(TypedDict):
    added: int
    changed: int
    removed: int
    same: int


class ImportPreviewDataChange(TypedDict):
    after: dict[str, Any] | None
    at: str | None
    before: dict[str, Any] | None
    change: Literal["added", "changed", "same", "removed"]
    members: list[str]
    name: str


class ImportPreviewDataFault(TypedDict):
    at: str | None
    column: str | None
    message: str
    value: str | None


class ImportPreviewDataFile(TypedDict):
    bytes: int
    format: Literal["csv", "xlsx", "xls", "nem12", "nem13"]
    name: str
    sha256: str
    sheet: str | None


class ImportPreviewDataMeterRegionsMeter(TypedDict):
    meter: str
    region: Literal["NSW", "ACT", "VIC", "QLD", "SA", "TAS", "SWIS", "NWIS", "DKIS"]


class ImportPreviewDataMeterRegions(TypedDict):
    etag: str
    meters: list[ImportPreviewDataMeterRegionsMeter]


class ImportPreviewDataMeterStream(TypedDict):
    kwh: str | None
    suffix: str
    unit: str
    use: Literal["consumption", "export", "not_counted"]


class ImportPreviewDataMeter(TypedDict):
    complete_days: int
    covered: ChallengePeriod | None
    days_in_period: int
    days_outside: int
    estimated_intervals: int
    estimated_kwh: str
    export_kwh: str
    gaps: list[ChallengePeriod]
    intervals: int
    kwh: str
    nmi: str
    region: str | None
    streams: list[ImportPreviewDataMeterStream]


class ImportPreviewDataTotals(TypedDict):
    after: str
    before: str
    unit: str


class ImportPreviewDataWarning(TypedDict):
    at: str | None
    code: str
    message: str


class ImportPreviewData(TypedDict):
    applied: DraftImportPreviewDataApplied | None
    change_counts: ImportPreviewDataChangeCounts
    changes: list[ImportPreviewDataChange]
    fault_count: int
    faults: list[ImportPreviewDataFault]
    file: ImportPreviewDataFile
    ignored_columns: list[str]
    kind: Literal["electricity", "instruments", "sites", "targets", "risks"]
    meter_regions: ImportPreviewDataMeterRegions | None
    meters: list[ImportPreviewDataMeter]
    meters_without_region: list[str]
    next_offset: int | None
    present: DraftImportPreviewDataPresent | None
    proposed: dict[str, Any] | None
    proposed_left_out: bool
    record: str
    rows_outside_period: int
    totals: ImportPreviewDataTotals | None
    warning_count: int
    warnings: list[ImportPreviewDataWarning]


class ImportPreview(TypedDict):
    data: ImportPreviewData


class LedgerAnalysisDataChangeByCategory(TypedDict):
    activity_t: float
    boundary_t: float
    category: str
    change_t: float
    factor_t: float
    from_t: float
    method_t: float
    name: str
    scope: int
    to_t: float


LedgerAnalysisDataChange = TypedDict(
    "LedgerAnalysisDataChange",
    {
        "activity_t": "float",
        "boundary_t": "float",
        "by_category": "list[LedgerAnalysisDataChangeByCategory]",
        "change_t": "float",
        "factor_t": "float",
        "from": "ChallengePeriod",
        "from_t": "float",
        "method_t": "float",
        "to_t": "float",
    },
)


class LedgerAnalysisDataCoverageMonth(TypedDict):
    activity: float | None
    fills: NotRequired[dict[str, float]]
    lines: int
    month: str
    state: Literal["measured", "estimated", "partial", "gap"]


class LedgerAnalysisDataCoverage(TypedDict):
    category: str
    entity_abn: str | None
    facility: str | None
    factor_id: str
    months: list[LedgerAnalysisDataCoverageMonth]
    name: str
    scope: int
    unit: str


class LedgerAnalysisDataCovered(TypedDict):
    estimated: int
    gaps: int
    measured: int
    months: int
    partial: int
    percent: float | None


class LedgerAnalysisDataEstimated(TypedDict):
    share_percent: float | None
    t: float


class LedgerAnalysisDataIntensity(TypedDict):
    all_scopes_t: float | None
    amount: float
    denominator: str
    scope1_and_2_t: float | None
    source: Literal["organisational_boundary", "request"]


class LedgerAnalysisDataMeterGap(TypedDict):
    days: list[ChallengePeriod]
    entity_abn: str | None
    facility: str | None
    factor_id: str
    says: str


class LedgerAnalysisDataRule(TypedDict):
    meaning: str
    rule: Literal["same_month_last_year", "average_of_neighbours"]


class LedgerAnalysisData(TypedDict):
    abn: str
    change: LedgerAnalysisDataChange | None
    coverage: list[LedgerAnalysisDataCoverage]
    covered: LedgerAnalysisDataCovered
    estimated: LedgerAnalysisDataEstimated
    intensity: list[LedgerAnalysisDataIntensity]
    meter_gaps: list[LedgerAnalysisDataMeterGap]
    method: AddressMatchesDataMethod
    period: ChallengePeriod
    rules: list[LedgerAnalysisDataRule]
    version: int


class LedgerAnalysis(TypedDict):
    data: LedgerAnalysisData
    meta: AuditEventDetail


class LedgerGapsGap(TypedDict):
    entity_abn: NotRequired[str]
    facility: NotRequired[str]
    factor_id: str
    month: str
    rule: Literal["same_month_last_year", "average_of_neighbours"]


class LedgerGaps(TypedDict):
    gaps: list[LedgerGapsGap]
    period: ChallengePeriod


class LedgerLinesTakenDataEffectAfter(TypedDict):
    scope1_t: float | None
    scope2_location_t: float | None
    scope3_t: float | None


class LedgerLinesTakenDataEffect(TypedDict):
    after: LedgerLinesTakenDataEffectAfter
    before: LedgerLinesTakenDataEffectAfter


class LedgerLinesTakenDataResultActivity(TypedDict):
    unit: str
    value_text: str


class LedgerLinesTakenDataResultNote(TypedDict):
    allowed: NotRequired[list[str]]
    code: str
    member: NotRequired[str]
    message: str


class LedgerLinesTakenDataResult(TypedDict):
    activity: LedgerLinesTakenDataResultActivity | None
    already_held: bool
    counts: bool
    emissions: LedgerLinesTakenDataEffectAfter
    factors: list[str]
    id: str | None
    index: int
    notes: list[LedgerLinesTakenDataResultNote]
    reasons: list[LedgerLinesTakenDataResultNote]
    status: Literal["taken", "doubtful", "refused"]


class LedgerLinesTakenDataSummary(TypedDict):
    already_held: int
    doubtful: int
    lines: int
    refused: int
    taken: int


class LedgerLinesTakenData(TypedDict):
    abn: str
    effect: LedgerLinesTakenDataEffect
    period: ChallengePeriod
    results: list[LedgerLinesTakenDataResult]
    summary: LedgerLinesTakenDataSummary
    version: int


class LedgerLinesTakenMeta(TypedDict):
    dry_run: bool
    factor_edition: str
    method: AddressMatchesDataMethod


class LedgerLinesTaken(TypedDict):
    data: LedgerLinesTakenData
    meta: LedgerLinesTakenMeta


class LedgerImportSummary(TypedDict):
    already_held: int
    doubtful: int
    left_out: int
    refused: int
    rows: int
    taken: int


LedgerImport = TypedDict(
    "LedgerImport",
    {
        "file_name": "str",
        "file_sha256": "str",
        "import": "int",
        "imported_at": "str",
        "imported_by": "str",
        "layout": "str",
        "sheet": "str | None",
        "summary": "LedgerImportSummary",
        "withdrawn_at": "str | None",
        "withdrawn_by": "str | None",
    },
)


class LedgerImportPage(TypedDict):
    data: list[LedgerImport]
    meta: EvidenceFileUploadedFor
    page: AuditEventPagePage


class LedgerImportedDataCategorie(TypedDict):
    category: str
    name: str
    scope: int


class LedgerImportedDataFile(TypedDict):
    bytes: int
    format: Literal["csv", "xlsx", "xls", "meter"]
    name: str
    sha256: str
    sheet: str | None


class LedgerImportedDataLayoutColumn(TypedDict):
    examples: list[str]
    field: Literal["id", "activity", "use", "date", "from", "to", "month", "span", "quantity", "unit", "amount", "credit", "tax", "currency", "region", "gas_network", "facility", "entity_abn", "category", "factor_id", "data_quality", "estimate", "note"] | None
    heading: str
    unit: str | None


class LedgerImportedDataLayoutMoney(TypedDict):
    currency: str
    spend_is: Literal["positive", "negative"]
    tax: Literal["excluded", "included", "not_stated"]


class LedgerImportedDataLayout(TypedDict):
    columns: list[LedgerImportedDataLayoutColumn]
    fields: list[str]
    fixed: dict[str, str]
    heading_at: str
    id: str
    is_remembered: bool
    missing: list[str]
    money: LedgerImportedDataLayoutMoney | None


class LedgerImportedDataMeter(TypedDict):
    meter: str
    region: str | None


class LedgerImportedDataProblem(TypedDict):
    allowed: NotRequired[list[str]]
    at: str
    code: str
    column: str | None
    id: str | None
    message: str
    row: int
    status: Literal["doubtful", "refused"]
    value: str | None


class LedgerImportedDataReason(TypedDict):
    code: str
    first: list[str]
    message: str
    rows: int
    status: Literal["doubtful", "refused", "left_out"]


class LedgerImportedDataWordSuggestion(TypedDict):
    factor_id: str
    name: str


class LedgerImportedDataWord(TypedDict):
    activity: str | None
    category: str | None
    factor_id: str | None
    is_chosen: bool
    notes: list[LedgerLinesTakenDataResultNote]
    quantity: float
    reasons: list[LedgerLinesTakenDataResultNote]
    rows: int
    scope: int | None
    status: Literal["taken", "doubtful", "refused", "left_out"]
    suggestions: list[LedgerImportedDataWordSuggestion]
    t: float | None
    unit: str
    use: str | None


LedgerImportedData = TypedDict(
    "LedgerImportedData",
    {
        "abn": "str",
        "categories": "list[LedgerImportedDataCategorie]",
        "effect": "LedgerLinesTakenDataEffect",
        "file": "LedgerImportedDataFile",
        "import": "int | None",
        "layout": "LedgerImportedDataLayout",
        "meters": "list[LedgerImportedDataMeter]",
        "next_offset": "int | None",
        "period": "ChallengePeriod",
        "problems": "list[LedgerImportedDataProblem]",
        "reasons": "list[LedgerImportedDataReason]",
        "summary": "LedgerImportSummary",
        "version": "int",
        "words": "list[LedgerImportedDataWord]",
        "words_left_out": "int",
    },
)


class LedgerImported(TypedDict):
    data: LedgerImportedData
    meta: LedgerLinesTakenMeta


LedgerWithdrawalAnswerData = TypedDict(
    "LedgerWithdrawalAnswerData",
    {
        "abn": "str",
        "corrected": "int",
        "effect": "LedgerLinesTakenDataEffect",
        "file_name": "str",
        "import": "int",
        "lines": "int",
        "period": "ChallengePeriod",
        "version": "int",
    },
)


class LedgerWithdrawalAnswerMeta(TypedDict):
    dry_run: bool


class LedgerWithdrawalAnswer(TypedDict):
    data: LedgerWithdrawalAnswerData
    meta: LedgerWithdrawalAnswerMeta


class LedgerLineDocument(TypedDict):
    name: NotRequired[str]
    place: NotRequired[str]
    sha256: NotRequired[str]


LedgerLine = TypedDict(
    "LedgerLine",
    {
        "activity": "LedgerLinesTakenDataResultActivity | None",
        "authored_at": "str",
        "authored_by": "str",
        "category": "NotRequired[Literal[\"stationary\", \"transport\", \"fugitive\", \"industrial_process\", \"refrigerant_leakage\", \"waste\", \"agriculture\", \"electricity\", \"steam_and_heat\", \"category_1\", \"category_2\", \"category_3\", \"category_4\", \"category_5\", \"category_6\", \"category_7\", \"category_8\", \"category_9\", \"category_10\", \"category_11\", \"category_12\", \"category_13\", \"category_14\", \"category_15\"] | int]",
        "corrected_by": "str | None",
        "corrects": "NotRequired[str]",
        "counts": "bool",
        "data_quality": "NotRequired[int]",
        "document": "NotRequired[LedgerLineDocument]",
        "emissions": "LedgerLinesTakenDataEffectAfter",
        "entity_abn": "NotRequired[str]",
        "estimate": "NotRequired[str]",
        "facility": "NotRequired[str]",
        "factor_id": "NotRequired[str]",
        "factors": "list[str]",
        "from": "str",
        "gas_network": "NotRequired[Literal[\"metro\", \"non_metro\"]]",
        "id": "str",
        "nger_method": "NotRequired[int]",
        "note": "NotRequired[str]",
        "quantity": "float",
        "reasons": "list[LedgerLinesTakenDataResultNote]",
        "region": "NotRequired[str]",
        "remember": "NotRequired[bool]",
        "scope": "NotRequired[int]",
        "status": "Literal[\"taken\", \"doubtful\", \"corrected\"]",
        "to": "str",
        "unit": "str",
        "upstream": "NotRequired[bool]",
        "use": "NotRequired[str]",
        "words": "str | None",
    },
)


class LedgerLinePage(TypedDict):
    data: list[LedgerLine]
    meta: EvidenceFileUploadedFor
    page: AuditEventPagePage


LedgerLinesLine = TypedDict(
    "LedgerLinesLine",
    {
        "activity": "NotRequired[str]",
        "category": "NotRequired[Literal[\"stationary\", \"transport\", \"fugitive\", \"industrial_process\", \"refrigerant_leakage\", \"waste\", \"agriculture\", \"electricity\", \"steam_and_heat\", \"category_1\", \"category_2\", \"category_3\", \"category_4\", \"category_5\", \"category_6\", \"category_7\", \"category_8\", \"category_9\", \"category_10\", \"category_11\", \"category_12\", \"category_13\", \"category_14\", \"category_15\"] | int]",
        "corrects": "NotRequired[str]",
        "data_quality": "NotRequired[int]",
        "document": "NotRequired[LedgerLineDocument]",
        "entity_abn": "NotRequired[str]",
        "estimate": "NotRequired[str]",
        "facility": "NotRequired[str]",
        "factor_id": "NotRequired[str]",
        "from": "str",
        "gas_network": "NotRequired[Literal[\"metro\", \"non_metro\"]]",
        "id": "NotRequired[str]",
        "nger_method": "NotRequired[int]",
        "note": "NotRequired[str]",
        "quantity": "float",
        "region": "NotRequired[str]",
        "remember": "NotRequired[bool]",
        "scope": "NotRequired[int]",
        "to": "str",
        "unit": "str",
        "upstream": "NotRequired[bool]",
        "use": "NotRequired[str]",
    },
)


class LedgerLines(TypedDict):
    lines: list[LedgerLinesLine]
    period: ChallengePeriod


class LedgerExplanationDataConversion(TypedDict):
    content: str | None
    per_unit: str
    text: str


class LedgerExplanationDataPart(TypedDict):
    category: str
    edition: str
    factor_id: str
    file_sha256: str | None
    gwp_set: str | None
    kg_co2e_per_unit: str
    printed: str
    release_id: str | None
    row_id: str
    scope: int
    source: Literal["national", "own", "public", "input_output"]
    t_text: str
    text: str


class LedgerExplanationData(TypedDict):
    activity: LedgerLinesTakenDataResultActivity
    conversion: LedgerExplanationDataConversion | None
    line: LedgerLine
    parts: list[LedgerExplanationDataPart]
    quantity: str


class LedgerExplanationMeta(TypedDict):
    abn: str
    method: AddressMatchesDataMethod
    period: ChallengePeriod


class LedgerExplanation(TypedDict):
    data: LedgerExplanationData
    meta: LedgerExplanationMeta


class LedgerTotalsDataBiogenicCo2(TypedDict):
    not_published_factors: list[str]
    t: float | None


class LedgerTotalsDataBoundary(TypedDict):
    approach: str
    version: int


class LedgerTotalsDataByCategory(TypedDict):
    ar6_t: float
    category: str
    lines: int
    name: str
    scope: int
    t: float
    t_text: str


class LedgerTotalsDataByEdition(TypedDict):
    edition: str
    scope1_t: float | None
    scope2_location_t: float | None
    scope3_t: float | None
    source: Literal["national", "own", "public", "input_output"]


class LedgerTotalsDataByEntity(TypedDict):
    entity_abn: str | None
    scope1_t: float | None
    scope2_location_t: float | None
    scope3_t: float | None


class LedgerTotalsDataByFacility(TypedDict):
    entity_abn: str | None
    facility: str | None
    scope1_t: float | None
    scope2_location_t: float | None
    scope3_t: float | None
    share_percent: float
    share_reason: str | None


class LedgerTotalsDataByFactor(TypedDict):
    activity: float
    category: str
    edition: str
    factor_id: str
    gwp_set: str | None
    kg_co2e_per_unit: str
    lines: int
    printed: str
    row_id: str
    scope: int
    source: Literal["national", "own", "public", "input_output"]
    t: float
    unit: str


class LedgerTotalsDataByGa(TypedDict):
    gas: Literal["co2", "ch4", "n2o", "f_gas", "not_split"]
    scope: int
    t: float


class LedgerTotalsDataByMonth(TypedDict):
    month: str
    scope1_t: float | None
    scope2_location_t: float | None
    scope3_t: float | None


class LedgerTotalsDataLines(TypedDict):
    corrected: int
    doubtful: int
    not_counted: int
    taken: int
    withdrawn: int


class LedgerTotalsDataOutsideBoundary(TypedDict):
    reason: str
    t: float


class LedgerTotalsDataTotalsAr6(TypedDict):
    as_published_t: float
    scope1_t: float | None
    scope2_location_t: float | None
    scope3_t: float | None


class LedgerTotalsDataTotalsText(TypedDict):
    scope1_t: str | None
    scope2_location_t: str | None
    scope3_t: str | None


class LedgerTotalsData(TypedDict):
    abn: str
    basis: Literal["tenant_declared"]
    biogenic_co2: LedgerTotalsDataBiogenicCo2
    boundary: LedgerTotalsDataBoundary | None
    by_category: list[LedgerTotalsDataByCategory]
    by_edition: list[LedgerTotalsDataByEdition]
    by_entity: list[LedgerTotalsDataByEntity]
    by_facility: list[LedgerTotalsDataByFacility]
    by_factor: list[LedgerTotalsDataByFactor]
    by_gas: list[LedgerTotalsDataByGa]
    by_month: list[LedgerTotalsDataByMonth]
    doubtful: LedgerAnalysisDataEstimated
    estimated: LedgerAnalysisDataEstimated
    lines: LedgerTotalsDataLines
    method: AddressMatchesDataMethod
    outside_boundary: list[LedgerTotalsDataOutsideBoundary]
    period: ChallengePeriod
    totals: LedgerLinesTakenDataEffectAfter
    totals_ar6: LedgerTotalsDataTotalsAr6
    totals_text: LedgerTotalsDataTotalsText
    version: int


class LedgerTotals(TypedDict):
    data: LedgerTotalsData
    meta: AuditEventDetail


class MarketBasedScope2DataFactorEdition(TypedDict):
    edition: str
    is_loaded: bool
    reason: str


class MarketBasedScope2DataInstrumentCheck(TypedDict):
    check: Literal["certificate_held", "document_held", "renewable_fuel", "serial_count", "overlap_in_record", "overlap_across_tenants", "accreditation_code", "station", "product_accredited", "vintage", "retirement", "retired_for_company", "mandatory_share", "register", "claim_within_load"]
    detail: str
    result: Literal["passed", "failed", "conflict", "disputed", "no_data", "not_applicable"]


class MarketBasedScope2DataInstrument(TypedDict):
    checks: list[MarketBasedScope2DataInstrumentCheck]
    counted: bool
    id: str
    status: Literal["verified", "unverified", "conflict", "rejected"]


class MarketBasedScope2DataRegionLocationBased(TypedDict):
    availability: AddressMatchesDataAvailability
    factor_kg_per_kwh: str | None
    t_co2e: str | None


class MarketBasedScope2DataRegionMarketBasedPercentage(TypedDict):
    basis: Literal["published", "declared"]
    percent: str
    percentage: Literal["renewable_power", "jurisdictional_act"]
    source: str | None
    year: int


class MarketBasedScope2DataRegionMarketBasedResidual(TypedDict):
    exempt_from_scheme_kwh: str
    exempt_from_target_kwh: str
    exempt_kwh: str
    greenpower_counted_kwh: str
    greenpower_mwh: str
    jurisdictional_percentage: str
    on_site_mwh: str
    quantity_kwh: str
    renewable_power_percentage: str
    residual_kwh: str
    surrendered_mwh: str


class MarketBasedScope2DataRegionMarketBased(TypedDict):
    availability: AddressMatchesDataAvailability
    counts_unverified: bool
    factor_kg_per_kwh: str | None
    jurisdictional_scheme: Literal["none", "published", "declared", "unknown"]
    percentages: list[MarketBasedScope2DataRegionMarketBasedPercentage]
    residual: MarketBasedScope2DataRegionMarketBasedResidual | None
    t_co2e: str | None


class MarketBasedScope2DataRegion(TypedDict):
    gaps: list[str]
    location_based: MarketBasedScope2DataRegionLocationBased
    market_based: MarketBasedScope2DataRegionMarketBased
    region: str


class MarketBasedScope2DataTotals(TypedDict):
    location_based_t: str | None
    market_based_t: str | None


class MarketBasedScope2Data(TypedDict):
    abn: str
    availability: AddressMatchesDataAvailability
    evidence_hash: str
    factor_edition: MarketBasedScope2DataFactorEdition
    gaps: list[str]
    instruments: list[MarketBasedScope2DataInstrument]
    method: AddressMatchesDataMethod
    name: str | None
    period: AuditSheetDataPeriod
    provenance: Provenance
    record: TargetProgressDataRecord | None
    regions: list[MarketBasedScope2DataRegion]
    totals: MarketBasedScope2DataTotals


class MarketBasedScope2(TypedDict):
    data: MarketBasedScope2Data
    meta: AddressMatchesMeta


class MarketBasedEvidenceRecordDataConsumption(TypedDict):
    document_sha256: str
    exempt_document_sha256: NotRequired[str]
    exempt_from: NotRequired[Literal["renewable_energy_target", "jurisdictional_scheme"]]
    exempt_kwh: float
    kwh: float
    meter: NotRequired[str]
    period: ChallengePeriod
    region: Literal["NSW", "ACT", "VIC", "QLD", "SA", "TAS", "SWIS", "NWIS", "DKIS"]
    site: NotRequired[str]


class MarketInstrumentCertificate(TypedDict):
    accreditation_code: str
    fuel: str
    scheme: Literal["lgc", "rego", "accu", "other"]
    serial_first: int
    serial_last: int
    state: str
    vintage: int


class MarketInstrumentRetirement(TypedDict):
    date: NotRequired[str]
    on_behalf_of: NotRequired[str]
    status: Literal["voluntarily_retired", "surrendered_for_liability", "held", "sold"]


class MarketInstrument(TypedDict):
    certificate: NotRequired[MarketInstrumentCertificate]
    counterparty: str
    document_sha256: str
    id: str
    includes_mandatory_share: NotRequired[bool]
    mwh: float
    period: ChallengePeriod
    product: NotRequired[str]
    region: Literal["NSW", "ACT", "VIC", "QLD", "SA", "TAS", "SWIS", "NWIS", "DKIS"]
    retirement: NotRequired[MarketInstrumentRetirement]
    type: Literal["lgc", "rego", "greenpower_product", "ppa_bundled", "ppa_unbundled", "retail_contract", "on_site_retained", "on_site_sold", "jurisdictional", "other"]


class MarketBasedEvidenceRecordDataPercentage(TypedDict):
    document_sha256: NotRequired[str]
    percent: float
    percentage: Literal["renewable_power", "jurisdictional_act"]
    source: str
    year: int


class MarketBasedEvidenceRecordData(TypedDict):
    abn: str
    authored_at: str
    authored_by: str
    body_sha256: str
    consumption: list[MarketBasedEvidenceRecordDataConsumption]
    etag: str
    instruments: list[MarketInstrument]
    kind: str
    percentages: NotRequired[list[MarketBasedEvidenceRecordDataPercentage]]
    period: ChallengePeriod | None
    retain_until: str
    supersedes: int | None
    version: int


class MarketBasedEvidenceRecord(TypedDict):
    data: MarketBasedEvidenceRecordData
    meta: EmissionTargetsRecordMeta


class MarketBasedEvidence(TypedDict):
    consumption: list[MarketBasedEvidenceRecordDataConsumption]
    instruments: list[MarketInstrument]
    percentages: NotRequired[list[MarketBasedEvidenceRecordDataPercentage]]
    period: ChallengePeriod


class ChangedMarketBasedEvidenceRecord(TypedDict):
    data: MarketBasedEvidenceRecordData
    meta: ChangedEmissionTargetsRecordMeta


class MarketBasedEvidenceHistoryData(TypedDict):
    abn: str
    authored_at: str
    authored_by: str
    authored_by_name: str | None
    body_sha256: str
    consumption: NotRequired[list[MarketBasedEvidenceRecordDataConsumption]]
    deletion_reason: str | None
    etag: str
    field_changes: list[EmissionTargetsHistoryDataFieldChange] | None
    instruments: NotRequired[list[MarketInstrument]]
    kind: str
    percentages: NotRequired[list[MarketBasedEvidenceRecordDataPercentage]]
    period: ChallengePeriod | None
    retain_until: str
    supersedes: int | None
    version: int


class MarketBasedEvidenceHistory(TypedDict):
    data: list[MarketBasedEvidenceHistoryData]
    meta: AuditEventDetail
    page: AuditEventPagePage


class MeterRegionsRecordData(TypedDict):
    abn: str
    authored_at: str
    authored_by: str
    body_sha256: str
    etag: str
    kind: str
    meters: list[ImportPreviewDataMeterRegionsMeter]
    period: ChallengePeriod | None
    retain_until: str
    supersedes: int | None
    version: int


class MeterRegionsRecord(TypedDict):
    data: MeterRegionsRecordData
    meta: EmissionTargetsRecordMeta


class MeterRegions(TypedDict):
    meters: list[ImportPreviewDataMeterRegionsMeter]


class ChangedMeterRegionsRecord(TypedDict):
    data: MeterRegionsRecordData
    meta: ChangedEmissionTargetsRecordMeta


class MeterRegionsHistoryData(TypedDict):
    abn: str
    authored_at: str
    authored_by: str
    authored_by_name: str | None
    body_sha256: str
    deletion_reason: str | None
    etag: str
    field_changes: list[EmissionTargetsHistoryDataFieldChange] | None
    kind: str
    meters: NotRequired[list[ImportPreviewDataMeterRegionsMeter]]
    period: ChallengePeriod | None
    retain_until: str
    supersedes: int | None
    version: int


class MeterRegionsHistory(TypedDict):
    data: list[MeterRegionsHistoryData]
    meta: AuditEventDetail
    page: AuditEventPagePage


class NumberChecksBodyProposal(TypedDict):
    measure: Literal["scope1_t", "scope2_location_t", "scope2_market_t", "scope1_and_2_t", "scope3_t", "net_energy_gj", "safeguard_covered_t", "safeguard_baseline_t", "electricity_gj", "generation_gj"]
    quote: str
    year: NotRequired[str]


class NumberChecksBody(TypedDict):
    period: str
    proposals: NotRequired[list[NumberChecksBodyProposal]]
    requirement_id: NotRequired[str]
    text: str


class NumberCheck(TypedDict):
    compared: list[ChallengeReadingCompared]
    direction: Literal["up", "down"] | None
    high: float
    low: float
    measure: Literal["scope1_t", "scope2_location_t", "scope2_market_t", "scope1_and_2_t", "scope3_t", "net_energy_gj", "safeguard_covered_t", "safeguard_baseline_t", "electricity_gj", "generation_gj"] | None
    obstacles: list[PaperNumberObstacle]
    place: PaperNumberPlace
    quote: str
    role: Literal["level", "earlier_level", "change", "share", "target", "other"]
    sentence: PaperNumberPlace
    settle: str | None
    subject: str | None
    unit: str | None
    value: float
    verdict: Literal["agrees", "agrees_with_edition", "differs", "unit_suspect", "arithmetic_fails", "factor_outdated", "not_comparable", "not_held", "doubtful"]
    why: str
    year: str | None


class NumberChecksDataRefused(TypedDict):
    quote: str
    why: str


class NumberChecksData(TypedDict):
    abn: str
    checks: list[NumberCheck]
    contradicting: int
    counts: dict[str, int]
    evidence_hash: str
    method: AddressMatchesDataMethod
    name: str | None
    period: AuditSheetDataPeriod
    provenance: Provenance
    refused: list[NumberChecksDataRefused]
    requirement_id: str | None


class NumberChecks(TypedDict):
    data: NumberChecksData
    meta: AddressMatchesMeta


class OrganisationalBoundaryRecordDataChange(TypedDict):
    reason: str
    what: str


class OrganisationalBoundaryRecordDataDocument(TypedDict):
    name: str
    place: NotRequired[str]
    sha256: str


class BoundaryEntity(TypedDict):
    abn: str
    financial_control: bool
    included: bool
    inclusion_percent: float
    name: str
    operational_control: bool
    ownership_percent: float
    reason: NotRequired[str]
    relationship: Literal["parent", "subsidiary", "joint_operation", "joint_venture", "associate", "franchise", "other"]


class OrganisationalBoundaryRecordDataExclusion(TypedDict):
    estimated_t: NotRequired[float]
    reason: str
    what: str


class OrganisationalBoundaryRecordDataFacilitie(TypedDict):
    entity_abn: str
    included: bool
    name: str
    reason: NotRequired[str]


class OrganisationalBoundaryRecordDataMethodElection(TypedDict):
    legal_basis: str
    method: str
    part: str


class OrganisationalBoundaryRecordDataRelief(TypedDict):
    elected_by: str
    elected_on: str
    reason: str
    relief: Literal["C3", "C4(a)", "C4(b)"]


class OrganisationalBoundaryRecordDataReportingDuty(TypedDict):
    asset_owner_aud: NotRequired[float]
    employees: NotRequired[float]
    entity_kind: NotRequired[Literal["disclosing_entity", "registered_scheme", "registrable_superannuation_entity", "retail_cciv", "public_company", "large_proprietary_company", "small_proprietary_company", "other"]]
    gross_assets_aud: NotRequired[float]
    listed: NotRequired[bool]
    lodges_financial_reports: NotRequired[bool]
    nger: NotRequired[Literal["above_threshold", "registered", "not_registered"]]
    revenue_aud: NotRequired[float]
    year_starts: NotRequired[list[str]]


class OrganisationalBoundaryRecordData(TypedDict):
    abn: str
    approach: Literal["equity_share", "financial_control", "operational_control"]
    authored_at: str
    authored_by: str
    base_year_policy: str
    body_sha256: str
    changes: list[OrganisationalBoundaryRecordDataChange]
    document: NotRequired[OrganisationalBoundaryRecordDataDocument]
    entities: list[BoundaryEntity]
    etag: str
    exclusions: list[OrganisationalBoundaryRecordDataExclusion]
    facilities: list[OrganisationalBoundaryRecordDataFacilitie]
    kind: str
    method_elections: list[OrganisationalBoundaryRecordDataMethodElection]
    period: ChallengePeriod | None
    rationale: str
    reliefs: list[OrganisationalBoundaryRecordDataRelief]
    reporting_duty: NotRequired[OrganisationalBoundaryRecordDataReportingDuty]
    retain_until: str
    sign_off: NotRequired[EmissionTargetsRecordDataNoTargetStatedBy]
    supersedes: int | None
    version: int


class OrganisationalBoundaryRecord(TypedDict):
    data: OrganisationalBoundaryRecordData
    meta: EmissionTargetsRecordMeta


class OrganisationalBoundary(TypedDict):
    approach: Literal["equity_share", "financial_control", "operational_control"]
    base_year_policy: str
    changes: list[OrganisationalBoundaryRecordDataChange]
    document: NotRequired[OrganisationalBoundaryRecordDataDocument]
    entities: list[BoundaryEntity]
    exclusions: list[OrganisationalBoundaryRecordDataExclusion]
    facilities: list[OrganisationalBoundaryRecordDataFacilitie]
    method_elections: list[OrganisationalBoundaryRecordDataMethodElection]
    period: ChallengePeriod
    rationale: str
    reliefs: list[OrganisationalBoundaryRecordDataRelief]
    reporting_duty: NotRequired[OrganisationalBoundaryRecordDataReportingDuty]
    sign_off: NotRequired[EmissionTargetsRecordDataNoTargetStatedBy]


class ChangedOrganisationalBoundaryRecord(TypedDict):
    data: OrganisationalBoundaryRecordData
    meta: ChangedEmissionTargetsRecordMeta


class OrganisationalBoundaryHistoryData(TypedDict):
    abn: str
    approach: NotRequired[Literal["equity_share", "financial_control", "operational_control"]]
    authored_at: str
    authored_by: str
    authored_by_name: str | None
    base_year_policy: NotRequired[str]
    body_sha256: str
    changes: NotRequired[list[OrganisationalBoundaryRecordDataChange]]
    deletion_reason: str | None
    document: NotRequired[OrganisationalBoundaryRecordDataDocument]
    entities: NotRequired[list[BoundaryEntity]]
    etag: str
    exclusions: NotRequired[list[OrganisationalBoundaryRecordDataExclusion]]
    facilities: NotRequired[list[OrganisationalBoundaryRecordDataFacilitie]]
    field_changes: list[EmissionTargetsHistoryDataFieldChange] | None
    kind: str
    method_elections: NotRequired[list[OrganisationalBoundaryRecordDataMethodElection]]
    period: ChallengePeriod | None
    rationale: NotRequired[str]
    reliefs: NotRequired[list[OrganisationalBoundaryRecordDataRelief]]
    reporting_duty: NotRequired[OrganisationalBoundaryRecordDataReportingDuty]
    retain_until: str
    sign_off: NotRequired[EmissionTargetsRecordDataNoTargetStatedBy]
    supersedes: int | None
    version: int


class OrganisationalBoundaryHistory(TypedDict):
    data: list[OrganisationalBoundaryHistoryData]
    meta: AuditEventDetail
    page: AuditEventPagePage


class BoundaryReconciliationDataLine(TypedDict):
    difference: Literal["none", "differs", "unknown"]
    line: Literal["period", "boundary", "geography", "gases", "thresholds", "exclusions"]
    registry: str
    requirement_ids: list[str]
    size_t: float | None
    standard: str
    what_to_do: str | None


class BoundaryReconciliationDataRegistryYear(TypedDict):
    days: int
    reporting_year: str


class BoundaryReconciliationData(TypedDict):
    abn: str
    evidence_hash: str
    lines: list[BoundaryReconciliationDataLine]
    method: AddressMatchesDataMethod
    name: str | None
    period: AuditSheetDataPeriod
    provenance: Provenance
    reconciled_period: ChallengePeriod
    record: TargetProgressDataRecord | None
    registry_t: float | None
    registry_years: list[BoundaryReconciliationDataRegistryYear]


class BoundaryReconciliation(TypedDict):
    data: BoundaryReconciliationData
    meta: AddressMatchesMeta


class OwnFactorsRecordDataSetFactorGases(TypedDict):
    ch4: float
    co2: float
    f_gas: float
    n2o: float


class OwnFactorsRecordDataSetFactor(TypedDict):
    activity: str
    biogenic_co2_kg_per_unit: NotRequired[float]
    category: Literal["stationary", "transport", "fugitive", "industrial_process", "refrigerant_leakage", "waste", "agriculture", "electricity", "steam_and_heat", "category_1", "category_2", "category_3", "category_4", "category_5", "category_6", "category_7", "category_8", "category_9", "category_10", "category_11", "category_12", "category_13", "category_14", "category_15"]
    gases: NotRequired[OwnFactorsRecordDataSetFactorGases]
    id: str
    kg_co2e_per_unit: float
    unit: str
    use: NotRequired[str]


class OwnFactorsRecordDataSet(TypedDict):
    document: NotRequired[str]
    document_sha256: NotRequired[str]
    factors: list[OwnFactorsRecordDataSetFactor]
    gwp_set: Literal["AR4", "AR5", "AR6"]
    id: str
    source: str
    year: int


class OwnFactorsRecordData(TypedDict):
    abn: str
    authored_at: str
    authored_by: str
    body_sha256: str
    etag: str
    kind: str
    period: ChallengePeriod | None
    retain_until: str
    sets: list[OwnFactorsRecordDataSet]
    supersedes: int | None
    version: int


class OwnFactorsRecord(TypedDict):
    data: OwnFactorsRecordData
    meta: EmissionTargetsRecordMeta


class OwnFactors(TypedDict):
    sets: list[OwnFactorsRecordDataSet]


class ChangedOwnFactorsRecord(TypedDict):
    data: OwnFactorsRecordData
    meta: ChangedEmissionTargetsRecordMeta


class OwnFactorsHistoryData(TypedDict):
    abn: str
    authored_at: str
    authored_by: str
    authored_by_name: str | None
    body_sha256: str
    deletion_reason: str | None
    etag: str
    field_changes: list[EmissionTargetsHistoryDataFieldChange] | None
    kind: str
    period: ChallengePeriod | None
    retain_until: str
    sets: NotRequired[list[OwnFactorsRecordDataSet]]
    supersedes: int | None
    version: int


class OwnFactorsHistory(TypedDict):
    data: list[OwnFactorsHistoryData]
    meta: AuditEventDetail
    page: AuditEventPagePage


class PeriodOwnerBody(TypedDict):
    member_id: str | None


class PeriodOwnerData(TypedDict):
    abn: str
    member_id: str | None
    period: str


class PeriodOwner(TypedDict):
    data: PeriodOwnerData


class RecordListData(TypedDict):
    kind: str
    period: ChallengePeriod | None
    status: Literal["in_force", "deleted"]


class RecordList(TypedDict):
    data: list[RecordListData]


class ReferenceContextDataElectricityFactor(TypedDict):
    region: str
    scope2_kg_per_kwh: float
    scope3_kg_per_kwh: float


class ReferenceContextDataFactorEdition(TypedDict):
    availability: AddressMatchesDataAvailability
    edition: str
    reason: str
    vintage: str | None


class ReferenceContextDataFramework(TypedDict):
    title: str
    url: str
    version: str


class ReferenceContextDataGrid(TypedDict):
    five_year_change: GridIntensityBlockFiveYearChange | None
    index_availability: AddressMatchesDataAvailability
    latest_day: GridIntensityBlockLatestDay | None
    national_factor: GridIntensityBlockNationalFactor | None
    national_factor_series: list[GridIntensityBlockNationalFactor]
    region: str
    statement: str
    twelve_months: GridIntensityBlockLatestDay | None
    twelve_months_five_years_before: GridIntensityBlockLatestDay | None


class ReferenceContextDataPeriod(TypedDict):
    asked_for: str
    end: str
    start: str


class ReferenceContextDataPricesDeflator(TypedDict):
    base_year: str
    ratio: float


class ReferenceContextDataPricesEnd(TypedDict):
    base_period: str | None
    index: float
    quarter: str


class ReferenceContextDataPrices(TypedDict):
    availability: AddressMatchesDataAvailability
    change_percent: float | None
    deflator: ReferenceContextDataPricesDeflator | None
    end: ReferenceContextDataPricesEnd | None
    start: ReferenceContextDataPricesEnd | None


class ReferenceContextDataResidualMix(TypedDict):
    cells: list[str]
    kg_per_kwh: float | None
    scope: int | None
    table: str


class ReferenceContextDataUsualFuelsFactor(TypedDict):
    activity: str
    fuel: str
    region: str
    scope1_kg_per_gj: float
    scope3_kg_per_gj: float


class ReferenceContextDataUsualFuels(TypedDict):
    factors: list[ReferenceContextDataUsualFuelsFactor]
    reason: str | None


class ReferenceContextDataWarmingPotentialsGase(TypedDict):
    ar5: float | None
    ar6: float | None
    gas: str


class ReferenceContextDataWarmingPotentials(TypedDict):
    alternative: Literal["AR6"]
    gases: list[ReferenceContextDataWarmingPotentialsGase]
    registry_and_factors: Literal["AR5"]


class ReferenceContextData(TypedDict):
    abn: str
    division: str | None
    electricity_factors: list[ReferenceContextDataElectricityFactor]
    evidence_hash: str
    factor_edition: ReferenceContextDataFactorEdition
    framework: ReferenceContextDataFramework | None
    grid: ReferenceContextDataGrid | None
    method: AddressMatchesDataMethod
    name: str
    period: ReferenceContextDataPeriod
    prices: ReferenceContextDataPrices
    provenance: Provenance
    region: GridIntensityBlockRegionDecision
    residual_mix: list[ReferenceContextDataResidualMix]
    safeguard_reduction_contribution: float | None
    usual_fuels: ReferenceContextDataUsualFuels
    warming_potentials: ReferenceContextDataWarmingPotentials


class ReferenceContext(TypedDict):
    data: ReferenceContextData
    meta: AddressMatchesMeta


class PeriodReviewDataNotMoved(TypedDict):
    subject: str
    why: str


class PeriodReviewDataSubject(TypedDict):
    decided_at: str | None
    decided_by: FilingReadinessDataReviewApproverInvitedBy | None
    is_own: bool
    moves: list[Literal["submit", "ask_for_changes", "mark_reviewed", "approve", "lock", "unlock", "reopen", "sign"]]
    reason: str | None
    reopened_because: str | None
    self_approved: bool
    sha256: str
    state: Literal["draft", "in_review", "changes_asked", "reviewed", "approved", "locked"]
    subject: str
    title: str
    version: int | None


class PeriodReviewData(TypedDict):
    abn: str
    approval_reason: str | None
    approvers: list[FilingReadinessDataReviewApprover]
    differing_numbers: list[FilingReadinessDataReviewDifferingNumber]
    draft_because: str | None
    figures: FilingReadinessDataReviewFigures | None
    is_own: bool
    locked: FilingReadinessDataReviewLocked | None
    moves: list[Literal["submit", "ask_for_changes", "mark_reviewed", "approve", "lock", "unlock", "reopen", "sign"]]
    not_moved: list[PeriodReviewDataNotMoved]
    open_comments: list[FilingReadinessDataReviewOpenComment]
    open_gates: list[str]
    period: ChallengePeriod
    reopened_because: str | None
    self_approved: bool
    sha256: str | None
    signed: FilingReadinessDataReviewSigned | None
    state: Literal["draft", "in_review", "changes_asked", "reviewed", "approved", "locked"]
    statement: str
    status: Literal["approved", "draft"]
    subjects: list[PeriodReviewDataSubject]


class PeriodReview(TypedDict):
    data: PeriodReviewData
    meta: AuditEventDetail


class ApproveReviewExpected(TypedDict):
    sha256: str
    subject: str


class ApproveReview(TypedDict):
    expected: list[ApproveReviewExpected]
    move: Literal["approve", "lock", "unlock", "reopen"]
    reason: NotRequired[str]
    skip: NotRequired[bool]
    subjects: NotRequired[list[str]]


class DecideReview(TypedDict):
    move: Literal["ask_for_changes", "mark_reviewed", "reopen"]
    reason: NotRequired[str]
    skip: NotRequired[bool]
    subjects: NotRequired[list[str]]


class SignDeclaration(TypedDict):
    bundle: str
    sha256: str


class SubmitForReview(TypedDict):
    move: Literal["submit", "reopen"]
    reason: NotRequired[str]
    skip: NotRequired[bool]
    subjects: NotRequired[list[str]]


class RiskProposalFigure(TypedDict):
    evidence: list[ChallengeReadingComparedEvidence]
    metric: str | None
    unit: str | None
    value: float | str
    what: str


class RiskProposal(TypedDict):
    figures: list[RiskProposalFigure]
    how: str
    id: str
    is_taken: bool
    kind: Literal["physical_acute", "physical_chronic", "transition_policy", "transition_market", "transition_technology", "transition_reputation", "opportunity"]
    name: str
    sites: list[str]
    where: str | None
    why: str


class RiskProposalsData(TypedDict):
    abn: str
    evidence_hash: str
    method: AddressMatchesDataMethod
    name: str | None
    period: AuditSheetDataPeriod
    proposals: list[RiskProposal]
    provenance: Provenance


class RiskProposals(TypedDict):
    data: RiskProposalsData
    meta: AddressMatchesMeta


class RiskRegisterRecordDataCombinedEffectNoNumber(TypedDict):
    paragraph: Literal["19(a)", "19(b)", "20"]
    reason: str


class RiskRegisterRecordDataCombinedEffect(TypedDict):
    high_aud: NotRequired[float]
    line_items: list[str]
    low_aud: NotRequired[float]
    no_number: NotRequired[RiskRegisterRecordDataCombinedEffectNoNumber]


class RiskRegisterRecordDataHorizons(TypedDict):
    long_years: float
    medium_years: float
    planning: NotRequired[str]
    short_years: float


class RegisteredRiskFigure(TypedDict):
    metric: str
    value: str


class RegisteredRiskResponse(TypedDict):
    area: Literal["business_model", "mitigation", "adaptation", "customers_and_suppliers", "finance"]
    by: NotRequired[str]
    cost_aud: NotRequired[float]
    resources: NotRequired[str]
    status: Literal["planned", "under_way", "done"]
    what: str


class RegisteredRiskTest(TypedDict):
    result: str
    scenario: str


class RegisteredRisk(TypedDict):
    anticipated_effect: RiskRegisterRecordDataCombinedEffect
    business_effect: NotRequired[str]
    current_effect: RiskRegisterRecordDataCombinedEffect
    document: NotRequired[OrganisationalBoundaryRecordDataDocument]
    effect: str
    figures: NotRequired[list[RegisteredRiskFigure]]
    horizons: list[Literal["short", "medium", "long"]]
    how: str
    id: str
    kind: Literal["physical_acute", "physical_chronic", "transition_policy", "transition_market", "transition_technology", "transition_reputation", "opportunity"]
    likelihood: str
    metric: NotRequired[str]
    name: str
    owner: str
    responses: list[RegisteredRiskResponse]
    sites: list[str]
    target_id: NotRequired[str]
    tests: list[RegisteredRiskTest]
    value_chain: list[Literal["upstream", "own_operations", "downstream"]]
    where: NotRequired[str]


class RiskRegisterRecordDataScales(TypedDict):
    effect: list[str]
    likelihood: list[str]


class RiskRegisterRecordDataSearchSource(TypedDict):
    date: NotRequired[str]
    name: str


class RiskRegisterRecordDataSearch(TypedDict):
    method: str
    sources: list[RiskRegisterRecordDataSearchSource]


class RiskRegisterRecordData(TypedDict):
    abn: str
    authored_at: str
    authored_by: str
    body_sha256: str
    combined_effect: NotRequired[RiskRegisterRecordDataCombinedEffect]
    etag: str
    horizons: RiskRegisterRecordDataHorizons
    kind: str
    period: ChallengePeriod | None
    retain_until: str
    risks: list[RegisteredRisk]
    scales: RiskRegisterRecordDataScales
    search: NotRequired[RiskRegisterRecordDataSearch]
    supersedes: int | None
    version: int


class RiskRegisterRecord(TypedDict):
    data: RiskRegisterRecordData
    meta: EmissionTargetsRecordMeta


class RiskRegister(TypedDict):
    combined_effect: NotRequired[RiskRegisterRecordDataCombinedEffect]
    horizons: RiskRegisterRecordDataHorizons
    period: ChallengePeriod
    risks: list[RegisteredRisk]
    scales: RiskRegisterRecordDataScales
    search: NotRequired[RiskRegisterRecordDataSearch]


class ChangedRiskRegisterRecord(TypedDict):
    data: RiskRegisterRecordData
    meta: ChangedEmissionTargetsRecordMeta


class RiskRegisterHistoryData(TypedDict):
    abn: str
    authored_at: str
    authored_by: str
    authored_by_name: str | None
    body_sha256: str
    combined_effect: NotRequired[RiskRegisterRecordDataCombinedEffect]
    deletion_reason: str | None
    etag: str
    field_changes: list[EmissionTargetsHistoryDataFieldChange] | None
    horizons: NotRequired[RiskRegisterRecordDataHorizons]
    kind: str
    period: ChallengePeriod | None
    retain_until: str
    risks: NotRequired[list[RegisteredRisk]]
    scales: NotRequired[RiskRegisterRecordDataScales]
    search: NotRequired[RiskRegisterRecordDataSearch]
    supersedes: int | None
    version: int


class RiskRegisterHistory(TypedDict):
    data: list[RiskRegisterHistoryData]
    meta: AuditEventDetail
    page: AuditEventPagePage


class S2StatementsRecordDataDeclaration(TypedDict):
    document_sha256: NotRequired[str]
    kind: Literal["compliance", "reasonable_steps"]
    resolved_on: str
    signed_by: list[EmissionTargetsRecordDataNoTargetStatedBy]


class S2StatementFigure(TypedDict):
    measure: Literal["scope1_t", "scope2_location_t", "scope2_market_t", "scope1_and_2_t", "scope3_t", "net_energy_gj", "safeguard_covered_t", "safeguard_baseline_t"]
    source: NotRequired[str]
    value: float


class S2StatementScenario(TypedDict):
    analysis: str
    name: str
    warming_c: float


class S2StatementScope3LeftOut(TypedDict):
    categories: list[int]
    reason: str


class S2Statement(TypedDict):
    date: str
    document: NotRequired[OrganisationalBoundaryRecordDataDocument]
    figures: NotRequired[list[S2StatementFigure]]
    kind: Literal["disclosure", "relief_applied", "not_material", "not_applicable"]
    reason: NotRequired[str]
    reference: NotRequired[str]
    requirement_id: str
    scenarios: NotRequired[list[S2StatementScenario]]
    scope3_left_out: NotRequired[list[S2StatementScope3LeftOut]]
    statement: NotRequired[str]


class S2StatementsRecordData(TypedDict):
    abn: str
    authored_at: str
    authored_by: str
    body_sha256: str
    declaration: NotRequired[S2StatementsRecordDataDeclaration]
    etag: str
    kind: str
    message: NotRequired[str]
    period: ChallengePeriod | None
    retain_until: str
    sign_off: NotRequired[EmissionTargetsRecordDataNoTargetStatedBy]
    statements: list[S2Statement]
    supersedes: int | None
    version: int


class S2StatementsRecord(TypedDict):
    data: S2StatementsRecordData
    meta: EmissionTargetsRecordMeta


class S2Statements(TypedDict):
    declaration: NotRequired[S2StatementsRecordDataDeclaration]
    message: NotRequired[str]
    period: ChallengePeriod
    sign_off: NotRequired[EmissionTargetsRecordDataNoTargetStatedBy]
    statements: list[S2Statement]


class ChangedS2StatementsRecord(TypedDict):
    data: S2StatementsRecordData
    meta: ChangedEmissionTargetsRecordMeta


class S2StatementsHistoryData(TypedDict):
    abn: str
    authored_at: str
    authored_by: str
    authored_by_name: str | None
    body_sha256: str
    declaration: NotRequired[S2StatementsRecordDataDeclaration]
    deletion_reason: str | None
    etag: str
    field_changes: list[EmissionTargetsHistoryDataFieldChange] | None
    kind: str
    message: NotRequired[str]
    period: ChallengePeriod | None
    retain_until: str
    sign_off: NotRequired[EmissionTargetsRecordDataNoTargetStatedBy]
    statements: NotRequired[list[S2Statement]]
    supersedes: int | None
    version: int


class S2StatementsHistory(TypedDict):
    data: list[S2StatementsHistoryData]
    meta: AuditEventDetail
    page: AuditEventPagePage


class SectorPeersDataPeerMetrics(TypedDict):
    energy_intensity: float | None
    income_intensity: float | None
    scope1: float | None
    scope1_and_2: float | None
    scope2: float | None


class SectorPeersDataPeer(TypedDict):
    abn: str
    display_name: str
    metrics: SectorPeersDataPeerMetrics
    name: str


class SectorPeersData(TypedDict):
    abn: str
    availability: AddressMatchesDataAvailability
    code: str | None
    level: Literal["division", "subdivision", "group", "class"] | None
    n: int
    peers: list[SectorPeersDataPeer]
    provenance: Provenance
    reporting_year: str | None
    title: str | None


class SectorPeers(TypedDict):
    data: SectorPeersData
    meta: AddressMatchesMeta


class SitesRecordDataCompany(TypedDict):
    address: NotRequired[str]
    name: str
    postcode: NotRequired[str]
    state: NotRequired[Literal["NSW", "ACT", "VIC", "QLD", "SA", "WA", "TAS", "NT"]]


class SitesRecordDataSite(TypedDict):
    activity: NotRequired[str]
    address: NotRequired[str]
    elevation_m: NotRequired[float]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    name: str
    postcode: NotRequired[str]
    site_id: str
    state: NotRequired[Literal["NSW", "ACT", "VIC", "QLD", "SA", "WA", "TAS", "NT"]]


class SitesRecordData(TypedDict):
    abn: str
    authored_at: str
    authored_by: str
    body_sha256: str
    company: NotRequired[SitesRecordDataCompany]
    etag: str
    kind: str
    period: ChallengePeriod | None
    retain_until: str
    sites: list[SitesRecordDataSite]
    supersedes: int | None
    version: int


class SitesRecord(TypedDict):
    data: SitesRecordData
    meta: EmissionTargetsRecordMeta


class PutSitesBody(TypedDict):
    company: NotRequired[SitesRecordDataCompany]
    sites: list[SitesRecordDataSite]


class ChangedSitesRecord(TypedDict):
    data: SitesRecordData
    meta: ChangedEmissionTargetsRecordMeta


class SiteClimateProfilesDataDeclaredSites(TypedDict):
    body_sha256: str
    etag: str
    version: int


class SiteClimateBlock(TypedDict):
    availability: AddressMatchesDataAvailability
    basis: Literal["reported", "derived", "estimated", "screening", "tenant_declared"]
    block_hash: str
    calculations: NotRequired[list[ExplainedCalculation]]
    data_quality: ClimateContextBlockDataQuality
    indicators: NotRequired[list[ClimateContextBlockIndicator]]
    method: AddressMatchesDataMethod
    place: NotRequired[ClimateContextBlockPlace]
    trace: NotRequired[list[ClimateContextBlockTrace]]


class SiteHazard(TypedDict):
    band: Literal["low", "moderate", "high", "very_high", "extreme"] | None
    distance_to_next_band: NotRequired[float | None]
    hazard: Literal["warming", "drying", "extreme_heat", "heatwave", "hottest_day", "drought", "heavy_rain", "bushfire", "tropical_cyclone", "coast", "cooling_demand", "flood"]
    indicators: NotRequired[list[HazardsBlockHazardIndicator]]
    is_stale: NotRequired[bool]
    next_band: NotRequired[str | None]
    period: NotRequired[str]
    reason_code: Literal["not_loaded", "outside_coverage", "licence_not_accepted", "no_public_data"] | None
    unit: NotRequired[str]
    value: NotRequired[float]


class SiteClimateProfilesDataSiteScenarioHazard(TypedDict):
    band_now: Literal["low", "moderate", "high", "very_high", "extreme"] | None
    band_then: ScenarioHazardBandThen | None
    counted_from: Literal["now", "baseline"] | None
    hazard: str
    indicators: list[ScenarioHazardIndicator]
    milder_than_now: str | None
    reason: ScenarioHazardReason | None
    series: ScenarioHazardSeries | None
    status: Literal["projected", "absent"]


class SiteClimateProfilesDataSiteScenario(TypedDict):
    hazards: list[SiteClimateProfilesDataSiteScenarioHazard]
    id: str
    level_c: float | None


class SiteClimateProfilesDataSite(TypedDict):
    address_match: RiskDataPhysicalSiteBandAddressMatch | None
    as_at: str
    climate_context: SiteClimateBlock
    covered_emissions_t: float | None
    declared_disasters: NotRequired[HazardsBlockDeclaredDisasters]
    grid: str | None
    grid_region: GridIntensityBlockRegionDecision
    hazards: list[SiteHazard]
    hazards_trace: NotRequired[list[ClimateContextBlockTrace]]
    id: str
    link: str
    location: RiskDataPhysicalSiteBandLocation
    name: str
    origin: Literal["safeguard", "generation", "tenant_declared"]
    scenarios: list[SiteClimateProfilesDataSiteScenario]
    scope1_t: float | None
    state: str | None


class SiteClimateProfilesData(TypedDict):
    abn: str
    declared_sites: SiteClimateProfilesDataDeclaredSites | None
    evidence_hash: str
    name: str
    provenance: Provenance
    sites: list[SiteClimateProfilesDataSite]


class SiteClimateProfiles(TypedDict):
    data: SiteClimateProfilesData
    meta: AddressMatchesMeta


class SiteClimateRisksDataSite(TypedDict):
    address_match: RiskDataPhysicalSiteBandAddressMatch | None
    as_at: str
    covered_emissions_t: float | None
    declared_disasters: NotRequired[HazardsBlockDeclaredDisasters]
    grid: str | None
    hazards: list[SiteHazard]
    hazards_trace: NotRequired[list[ClimateContextBlockTrace]]
    id: str
    link: str
    location: RiskDataPhysicalSiteBandLocation
    name: str
    origin: Literal["safeguard", "generation", "tenant_declared"]
    physical_risk: PhysicalRiskBlock
    scenarios: list[SiteClimateProfilesDataSiteScenario]
    scope1_t: float | None
    state: str | None


class SiteClimateRisksData(TypedDict):
    abn: str
    declared_sites: SiteClimateProfilesDataDeclaredSites | None
    evidence_hash: str
    hazards: list[RiskDataPhysicalSiteHazard]
    name: str
    provenance: Provenance
    rollup: SiteRollupBlock
    scenarios: list[RiskDataPhysicalScenario]
    sites: list[SiteClimateRisksDataSite]


class SiteClimateRisks(TypedDict):
    data: SiteClimateRisksData
    meta: AddressMatchesMeta


class SitesHistoryData(TypedDict):
    abn: str
    authored_at: str
    authored_by: str
    authored_by_name: str | None
    body_sha256: str
    company: NotRequired[SitesRecordDataCompany]
    deletion_reason: str | None
    etag: str
    field_changes: list[EmissionTargetsHistoryDataFieldChange] | None
    kind: str
    period: ChallengePeriod | None
    retain_until: str
    sites: NotRequired[list[SitesRecordDataSite]]
    supersedes: int | None
    version: int


class SitesHistory(TypedDict):
    data: list[SitesHistoryData]
    meta: AuditEventDetail
    page: AuditEventPagePage


class CompanyPeriodCompany(TypedDict):
    abn: str
    name: str | None


class CompanyPeriodDeadline(TypedDict):
    days_left: int | None
    detail: str
    due_on: str | None


class CompanyPeriodReadiness(TypedDict):
    computed_at: str
    contradictions: int
    fault: str | None
    gates_without_evidence: list[str]
    is_current: bool
    readiness_state: str | None
    score: float | None
    score_line: str | None


class CompanyPeriod(TypedDict):
    company: CompanyPeriodCompany
    deadline: CompanyPeriodDeadline
    open_comments: int
    owner: CommentThreadPageDataLineMention | None
    page: str
    period: str
    readiness: CompanyPeriodReadiness | None
    state: Literal["draft", "in_review", "changes_asked", "reviewed", "approved", "locked"]


class CompanyPeriodPageMeta(TypedDict):
    is_refreshing: bool
    total: int


class CompanyPeriodPage(TypedDict):
    data: list[CompanyPeriod]
    meta: CompanyPeriodPageMeta
    page: AuditEventPagePage


class DatasetListDataLicence(TypedDict):
    id: str
    name: str
    url: str


class DatasetListData(TypedDict):
    attribution: str
    cadence: str
    dataset: str
    landing_page: str
    latest: AddressMatchesDataProvenance | None
    layout_from_documents_only: bool
    licence: DatasetListDataLicence
    publisher: str
    releases: int
    source: str
    title: str


class DatasetList(TypedDict):
    data: list[DatasetListData]


class ReleasePageData(TypedDict):
    accepted: NotRequired[AcceptedRelease]
    dataset: str
    decisions: NotRequired[list[OperatorDecision]]
    edition: str
    file_basis: str
    file_bytes: int
    file_name: str
    file_sha256: str
    landing_page: str
    observed_from: str | None
    observed_to: str | None
    published_basis: str
    published_on: str
    publisher: str
    release: str
    retrieved_on: str
    revision: int
    row_count: int
    slot: str
    source: str
    status: str
    title: str
    withdrawn_on: str | None
    withdrawn_reason: str | None


class ReleasePage(TypedDict):
    data: list[ReleasePageData]
    meta: AuditEventDetail
    page: AuditEventPagePage


class DeskChangePageDataLinkCompany(TypedDict):
    abn: str
    name: str


class DeskChangePageDataLink(TypedDict):
    company: DeskChangePageDataLinkCompany | None
    facility: str
    reporting_year: str
    responsible_emitter: str


class DeskChangePageDataProblem(TypedDict):
    hint: str | None
    message: str


class DeskChangePageDataWithdrawal(TypedDict):
    release: str


class DeskChangePageData(TypedDict):
    accept_reason: str | None
    asked_at: str
    asked_by: str
    changed_at: str
    id: str
    kind: Literal["withdrawal", "link"]
    last_asked_by: str
    link: DeskChangePageDataLink | None
    problem: DeskChangePageDataProblem | None
    reason: str | None
    release: str | None
    state: Literal["checking", "ready", "looks_wrong", "refused", "applying", "applied"]
    version: int
    withdrawal: DeskChangePageDataWithdrawal | None


class DeskChangePage(TypedDict):
    data: list[DeskChangePageData]
    meta: AuditEventDetail
    page: AuditEventPagePage


class DeskChangeDataEffectsChanged(TypedDict):
    abn: str
    blocks: list[str]
    changes: list[str]
    name: str | None


class DeskChangeDataEffectsLooksWrong(TypedDict):
    abn: str | None
    kind: str
    message: str


class DeskChangeDataEffectsRelease(TypedDict):
    edition: str
    id: str
    published_basis: str
    published_on: str
    slot: str
    status: str
    withdrawn_on: str | None
    withdrawn_reason: str | None


class DeskChangeDataEffectsWarning(TypedDict):
    code: str
    message: str
    release: str


class DeskChangeDataEffects(TypedDict):
    changed: list[DeskChangeDataEffectsChanged]
    companies_compared: int
    compared_with: str | None
    looks_wrong: list[DeskChangeDataEffectsLooksWrong]
    release: DeskChangeDataEffectsRelease
    warnings: list[DeskChangeDataEffectsWarning]


class DeskChangeData(TypedDict):
    accept_reason: str | None
    asked_at: str
    asked_by: str
    changed_at: str
    effects: DeskChangeDataEffects | None
    id: str
    kind: Literal["withdrawal", "link"]
    last_asked_by: str
    link: DeskChangePageDataLink | None
    problem: DeskChangePageDataProblem | None
    reason: str | None
    release: str | None
    state: Literal["checking", "ready", "looks_wrong", "refused", "applying", "applied"]
    version: int
    withdrawal: DeskChangePageDataWithdrawal | None


class DeskChange(TypedDict):
    data: DeskChangeData


class DeskApplyRequest(TypedDict):
    accept_reason: NotRequired[str]
    reason: NotRequired[str]
    version: int


class DeskFilePageDataOrigin(TypedDict):
    checked_at: str
    name: str
    source: str
    url: str


class DeskFilePageDataStated(TypedDict):
    by: str
    edition: str | None
    published_on: str | None
    source: str | None
    status: Literal["preliminary", "final", "revised"] | None


class DeskFilePageData(TypedDict):
    bytes: int
    changed_at: str
    file_name: str
    id: str
    origin: DeskFilePageDataOrigin | None
    problem: DeskChangePageDataProblem | None
    received_at: str
    received_by: str
    release: str | None
    rows_read: int
    sha256: str
    stage: Literal["waiting", "identifying", "reading", "comparing", "loading", "done"]
    state: Literal["checking", "source_needed", "decision_needed", "looks_wrong", "ready", "refused", "unchanged", "loading", "loaded"]
    stated: DeskFilePageDataStated
    version: int


class DeskFilePage(TypedDict):
    data: list[DeskFilePageData]
    meta: AuditEventDetail
    page: AuditEventPagePage


class DeskFileDataCandidate(TypedDict):
    source: str
    title: str
    why: list[str]


class DeskFileDataIdentity(TypedDict):
    publisher: str
    source: str
    title: str
    why: list[str]


class DeskFileDataReadingCorrections(TypedDict):
    count: int
    first: list[str]


class DeskFileDataReadingFindingDecided(TypedDict):
    decided_by: str
    decision: Literal["take", "use", "leave_out"]
    reason: str
    value: str | float | None


class DeskFileDataReadingFindingProposal(TypedDict):
    decision: Literal["take", "use", "leave_out"]
    reason: str
    value: NotRequired[str | float]


class DeskFileDataReadingFinding(TypedDict):
    column: str | None
    decided: DeskFileDataReadingFindingDecided | None
    expected: str | None
    id: str
    problem: str
    proposal: DeskFileDataReadingFindingProposal
    row_ref: str
    rows: list[str]
    rule: str
    sheet: str | None
    text: str
    value: str | None


class DeskFileDataReadingTotal(TypedDict):
    missing: int
    sum: float | None


class DeskFileDataReading(TypedDict):
    corrections: DeskFileDataReadingCorrections
    edition: str | None
    entities: int | None
    findings: list[DeskFileDataReadingFinding]
    first_rows: list[dict[str, str | float | bool | None]]
    notes: DeskFileDataReadingCorrections
    periods: list[str]
    rows: int
    skipped: DeskFileDataReadingCorrections
    totals: dict[str, DeskFileDataReadingTotal]


class DeskFileData(TypedDict):
    bytes: int
    candidates: list[DeskFileDataCandidate]
    changed_at: str
    effects: DeskChangeDataEffects | None
    file_name: str
    id: str
    identity: DeskFileDataIdentity | None
    origin: DeskFilePageDataOrigin | None
    problem: DeskChangePageDataProblem | None
    reading: DeskFileDataReading | None
    received_at: str
    received_by: str
    release: str | None
    rows_read: int
    sha256: str
    stage: Literal["waiting", "identifying", "reading", "comparing", "loading", "done"]
    state: Literal["checking", "source_needed", "decision_needed", "looks_wrong", "ready", "refused", "unchanged", "loading", "loaded"]
    stated: DeskFilePageDataStated
    version: int


class DeskFile(TypedDict):
    data: DeskFileData


class DeskCheckRequestDecision(TypedDict):
    decision: Literal["take", "use", "leave_out"]
    finding: str
    reason: str
    value: NotRequired[str | float]


class DeskCheckRequest(TypedDict):
    decisions: NotRequired[list[DeskCheckRequestDecision]]
    edition: NotRequired[str]
    published_on: NotRequired[str]
    source: NotRequired[str]
    status: NotRequired[Literal["preliminary", "final", "revised"]]
    version: NotRequired[int]


class DeskLoadRequest(TypedDict):
    accept_reason: NotRequired[str]
    version: int


class LinkProposalsDataProposalCandidateReason(TypedDict):
    detail: str
    kind: Literal["emitter_is_corporation", "same_tonnes", "emitter_of_linked_facility", "power_station", "similar_facility", "name_in_common", "earlier_link"]


class LinkProposalsDataProposalCandidate(TypedDict):
    abn: str
    name: str | None
    reasons: list[LinkProposalsDataProposalCandidateReason]
    scope1_t: float | None


class LinkProposalsDataProposal(TypedDict):
    candidates: list[LinkProposalsDataProposalCandidate]
    covered_emissions_t: float
    doubts: list[Literal["emitter_reports_itself", "tonnes_of_another", "corporation_does_not_report", "covered_above_scope1"]]
    facility: str
    linked_to: str | None
    proposal_state: Literal["unlinked", "lapsed", "carried_in_doubt"]
    reporting_year: str
    responsible_emitter: str
    state: str


class LinkProposalsData(TypedDict):
    facilities: int
    proposals: list[LinkProposalsDataProposal]
    registry_loaded: bool
    reporting_year: str
    snapshot: str


class LinkProposals(TypedDict):
    data: LinkProposalsData


class ConfirmedLinkPageData(TypedDict):
    company: CompanyPeriodCompany | None
    confirmed_at: str
    confirmed_by: str
    facility: str
    reason: str
    release: str
    reporting_year: str
    responsible_emitter: str
    state: Literal["in_force", "superseded", "withdrawn"]
    withdrawn_on: str | None
    withdrawn_reason: str | None


class ConfirmedLinkPage(TypedDict):
    data: list[ConfirmedLinkPageData]
    meta: AuditEventDetail
    page: AuditEventPagePage


class DeskLinkRequest(TypedDict):
    abn: str | None
    accept_reason: NotRequired[str]
    emitter: NotRequired[str]
    facility: str
    name: NotRequired[str]
    reason: NotRequired[str]
    year: str


class DeskReleasePageData(TypedDict):
    accepted: AcceptedRelease | None
    dataset: str
    decisions: NotRequired[list[OperatorDecision]]
    edition: str
    file_basis: str
    file_bytes: int
    file_name: str
    file_sha256: str
    landing_page: str
    observed_from: str | None
    observed_to: str | None
    published_basis: str
    published_on: str
    publisher: str
    release: str
    retrieved_on: str
    revision: int
    row_count: int
    slot: str
    source: str
    status: str
    title: str
    withdrawal_accepted: AcceptedRelease | None
    withdrawn_on: str | None
    withdrawn_reason: str | None


class DeskReleasePage(TypedDict):
    data: list[DeskReleasePageData]
    meta: AuditEventDetail
    page: AuditEventPagePage


class DeskWithdrawal(TypedDict):
    accept_reason: NotRequired[str]
    reason: NotRequired[str]


class DueSource(TypedDict):
    cadence: str
    expected_by: str | None
    expected_from: str | None
    newest_held: str | None
    next_edition: str | None
    obtained: Literal["by_update", "by_hand"]
    page: str
    publisher: str
    said_by: str
    source: str
    state: Literal["due", "expected", "not_held", "no_fixed_day"]
    title: str


class UpdateFile(TypedDict):
    checked_at: str
    desk_file: str | None
    is_waiting: bool
    messages: list[str]
    name: str
    outcome: Literal["received", "current", "loaded", "waiting", "left", "failed"]
    sha256: str | None
    source: str
    url: str


class UpdateRun(TypedDict):
    ended_at: str | None
    is_running: bool
    started_at: str
    started_by: Literal["command", "schedule"]


class DeskUpdatesAnswerData(TypedDict):
    due: list[DueSource]
    files: list[UpdateFile]
    runs: list[UpdateRun]


class DeskUpdatesAnswer(TypedDict):
    data: DeskUpdatesAnswerData


class WaitingFileOpening(TypedDict):
    name: str
    sha256: str
    source: str


class WaitingFileSetAside(TypedDict):
    name: str
    reason: str
    sha256: str
    source: str


class WaitingFileAnswer(TypedDict):
    data: UpdateFile


class BatchFactorsBodyLookup(TypedDict):
    category: NotRequired[Literal["electricity", "stationary_combustion", "transport_combustion", "fuel_upstream", "industrial_processes", "waste", "fugitive", "agriculture", "agriculture_livestock"]]
    edition: NotRequired[str]
    factor_id: NotRequired[str]
    fuel_type: NotRequired[str]
    gas: NotRequired[Literal["co2", "ch4", "n2o", "hfc", "cf4", "c2f6", "total"]]
    gwp_basis: NotRequired[Literal["native", "AR6"]]
    methane: NotRequired[Literal["fossil", "biogenic", "by_fuel"]]
    method: NotRequired[Literal["location_based", "market_based"]]
    region: NotRequired[str]
    region_fallback: NotRequired[Literal["national"]]
    reporting_period: NotRequired[str]
    row_id: NotRequired[str]
    scope: NotRequired[int]
    subcategory: NotRequired[str]
    unit: NotRequired[str]
    vintage: NotRequired[str]


class BatchFactorsBody(TypedDict):
    edition: NotRequired[str]
    gwp_basis: NotRequired[Literal["native", "AR6"]]
    lookups: list[BatchFactorsBodyLookup]
    methane: NotRequired[Literal["fossil", "biogenic", "by_fuel"]]
    reporting_period: NotRequired[str]
    vintage: NotRequired[str]


class EmissionFactorBatchMeta(TypedDict):
    as_of: str
    evidence_hash: str
    licences: list[AddressMatchesMetaLicence]
    snapshot: str
    warnings: list[AddressMatchesMetaWarning]
    provenance: list[AddressMatchesDataProvenance]


class EmissionFactorEnergyContent(TypedDict):
    unit: str
    value: float
    value_text: str


class EmissionFactorGase(TypedDict):
    cell: str
    flags: list[str]
    gas: str
    table: str
    unit: str
    value: float | None
    value_text: str | None


class EmissionFactorGwpTransformGase(TypedDict):
    formula: str
    gas: str
    unit: str
    value: float
    value_text: str


class EmissionFactorGwpTransform(TypedDict):
    gases: list[EmissionFactorGwpTransformGase]
    methane: Literal["fossil", "biogenic"] | None
    method: AddressMatchesDataMethod | None
    published: EmissionsBlockHistoryNetEnergyGj
    reason: str | None
    status: Literal["native", "transformed", "unchanged", "not_applicable", "not_transformable"]


class EmissionFactorSource(TypedDict):
    cells: list[str]
    release: str
    table: str
    table_title: str


class EmissionFactor(TypedDict):
    activity: str
    availability: AddressMatchesDataAvailability
    basis: Literal["reported", "derived"]
    carbon_origin: Literal["fossil", "biogenic_or_renewable"] | None
    category: str
    citation: str
    data_quality: ClimateContextBlockDataQuality
    edition: str
    energy_content: EmissionFactorEnergyContent | None
    factor_id: str
    footnotes: list[str]
    gases: list[EmissionFactorGase]
    gwp_basis: str | None
    gwp_transform: EmissionFactorGwpTransform
    kind: Literal["emission_factor", "rate", "conversion"]
    licence: str
    method: Literal["location_based", "market_based"] | None
    period: str | None
    region: str
    region_name: str
    row_id: str
    scope: int | None
    source: EmissionFactorSource
    subcategory: str
    superseded: bool
    total_basis: Literal["published", "computed_sum", "single_gas", "none"]
    unit: str
    value: float | None
    value_text: str | None
    vintage: str | None


class EmissionFactorBatchResult(TypedDict):
    data: EmissionFactor
    http_status: int
    index: int
    status: Literal["ok"]


class EmissionFactorBatchResult2(TypedDict):
    error: ClimateProfileBatchResultError
    http_status: int
    index: int
    status: Literal["error"]


class EmissionFactorBatchSummary(TypedDict):
    failed: int
    requested: int
    succeeded: int


class EmissionFactorBatch(TypedDict):
    meta: EmissionFactorBatchMeta
    results: list[EmissionFactorBatchResult | EmissionFactorBatchResult2]
    summary: EmissionFactorBatchSummary


class EmissionFactorReference(TypedDict):
    category: NotRequired[Literal["electricity", "stationary_combustion", "transport_combustion", "fuel_upstream", "industrial_processes", "waste", "fugitive", "agriculture", "agriculture_livestock"]]
    edition: NotRequired[str]
    factor_id: NotRequired[str]
    fuel_type: NotRequired[str]
    gas: NotRequired[Literal["co2", "ch4", "n2o", "hfc", "cf4", "c2f6", "total"]]
    method: NotRequired[Literal["location_based", "market_based"]]
    region: NotRequired[str]
    region_fallback: NotRequired[Literal["national"]]
    reporting_period: NotRequired[str]
    row_id: NotRequired[str]
    scope: NotRequired[int]
    subcategory: NotRequired[str]
    unit: NotRequired[str]
    vintage: NotRequired[str]


class CalculateEmissionsBodyItemMarketBased(TypedDict):
    certificates_onsite_mwh: NotRequired[float]
    certificates_surrendered_mwh: NotRequired[float]
    exempt_kwh: NotRequired[float]
    jurisdictional_renewable_power_percentage: NotRequired[float]
    renewable_power_percentage: float


class CalculateEmissionsBodyItem(TypedDict):
    factor: EmissionFactorReference
    market_based: NotRequired[CalculateEmissionsBodyItemMarketBased]
    quantity: float
    rate_factor_id: NotRequired[str]
    unit: str


class CalculateEmissionsBody(TypedDict):
    edition: NotRequired[str]
    gwp_basis: NotRequired[Literal["native", "AR6"]]
    items: list[CalculateEmissionsBodyItem]
    methane: NotRequired[Literal["fossil", "biogenic", "by_fuel"]]
    reporting_period: NotRequired[str]
    vintage: NotRequired[str]


class EmissionCalculationResultDataGase(TypedDict):
    gas: str
    unit: str
    value: float
    value_text: str


class EmissionCalculationResultData(TypedDict):
    activity: EmissionFactorEnergyContent
    citation: str
    factor_id: str
    formula: str
    gases: list[EmissionCalculationResultDataGase]
    gwp_basis: str | None
    method: str | None
    rate_row_id: str | None
    row_id: str
    scope: int | None
    steps: list[str]
    total: EmissionCalculationResultDataGase


class EmissionCalculationResult(TypedDict):
    data: EmissionCalculationResultData
    http_status: int
    index: int
    status: Literal["ok"]


class EmissionCalculationTotal(TypedDict):
    group: str
    items: int
    unit: str
    value: float
    value_text: str


class EmissionCalculation(TypedDict):
    meta: EmissionFactorBatchMeta
    results: list[EmissionCalculationResult | EmissionFactorBatchResult2]
    summary: EmissionFactorBatchSummary
    totals: list[EmissionCalculationTotal]


class RenewableProductAccreditation(TypedDict):
    scheme: str | None
    status: str | None


class RenewableProductOption(TypedDict):
    percent_green: float | None
    price: float | None
    price_basis: str | None
    price_text: str | None
    price_unit: str | None


class RenewableProductSource(TypedDict):
    refs: list[str]
    release: str


class RenewableProduct(TypedDict):
    accreditation: RenewableProductAccreditation
    basis: Literal["reported"]
    customer_type: str | None
    data_quality: ClimateContextBlockDataQuality
    description: str | None
    kind: Literal["plan_product", "retailer_offer"]
    offer: Literal["offered", "not_named", "none_seen"]
    options: list[RenewableProductOption]
    plan_id: str | None
    plans_total: float | None
    plans_with_greenpower: float | None
    product_id: str
    product_name: str | None
    product_type: str | None
    provider: str | None
    provider_abn: str | None
    seen_in: str | None
    seen_on: str | None
    source: RenewableProductSource
    states: list[str]
    states_text: str | None


class RenewableProductPageMeta(TypedDict):
    as_of: str
    evidence_hash: str
    licences: list[AddressMatchesMetaLicence]
    snapshot: str
    warnings: list[AddressMatchesMetaWarning]
    method: AddressMatchesDataMethod
    provenance: list[AddressMatchesDataProvenance]
    total: int


class RenewableProductPage(TypedDict):
    data: list[RenewableProduct]
    meta: RenewableProductPageMeta
    page: AuditEventPagePage


class LintFactorsBodyRow(TypedDict):
    description: NotRequired[str]
    edition: NotRequired[str]
    factor_id: NotRequired[str]
    gwp_set: NotRequired[Literal["AR4", "AR5", "AR6"]]
    id: NotRequired[str]
    method: NotRequired[Literal["location_based", "market_based"]]
    region: NotRequired[str]
    unit: str
    value: float


class LintFactorsBody(TypedDict):
    edition: NotRequired[str]
    reporting_period: NotRequired[str]
    rows: list[LintFactorsBodyRow]
    vintage: NotRequired[str]


class EmissionFactorLintFindingFound(TypedDict):
    edition: str
    factor_id: str
    region: str
    row_id: str
    unit: str
    value: float | None


class EmissionFactorLintFinding(TypedDict):
    code: Literal["wrong_edition", "superseded_issue", "wrong_region", "method_mix", "gwp_mix", "gas_part", "unit_slip", "unit_not_understood", "unit_does_not_fit", "not_in_any_edition", "edition_mix", "scopes_added", "not_in_these_factors"]
    found: EmissionFactorLintFindingFound | None
    message: str
    severity: Literal["error", "warning"]


class EmissionFactorLintMetaEditionDay(TypedDict):
    days: int
    edition: str


class EmissionFactorLintMetaEdition(TypedDict):
    basis: Literal["asked_for", "reporting_period", "newest"]
    days: list[EmissionFactorLintMetaEditionDay]
    edition: str
    editions_loaded: list[str]
    reason: str
    vintage: str | None


class EmissionFactorLintMeta(TypedDict):
    as_of: str
    evidence_hash: str
    licences: list[AddressMatchesMetaLicence]
    snapshot: str
    warnings: list[AddressMatchesMetaWarning]
    edition: EmissionFactorLintMetaEdition
    method: AddressMatchesDataMethod
    provenance: list[AddressMatchesDataProvenance]


class EmissionFactorLintResult(TypedDict):
    expected: EmissionFactorLintFindingFound | None
    expected_value: float | None
    findings: list[EmissionFactorLintFinding]
    id: str | None
    index: int
    note: str | None
    status: Literal["clean", "findings"]


class EmissionFactorLintSummary(TypedDict):
    clean: int
    rows: int
    with_findings: int


class EmissionFactorLint(TypedDict):
    findings: list[EmissionFactorLintFinding]
    meta: EmissionFactorLintMeta
    results: list[EmissionFactorLintResult]
    summary: EmissionFactorLintSummary


class EmissionFactorPageMetaAbsence(TypedDict):
    detail: str
    published_regions: list[str]
    reason_code: str


class EmissionFactorPageMeta(TypedDict):
    as_of: str
    evidence_hash: str
    licences: list[AddressMatchesMetaLicence]
    snapshot: str
    warnings: list[AddressMatchesMetaWarning]
    absence: EmissionFactorPageMetaAbsence | None
    edition: EmissionFactorLintMetaEdition
    provenance: list[AddressMatchesDataProvenance]
    total: int


class EmissionFactorPage(TypedDict):
    data: list[EmissionFactor]
    meta: EmissionFactorPageMeta
    page: AuditEventPagePage


class EmissionFactorSearchPageAdvice(TypedDict):
    code: Literal["not_in_these_factors"]
    covers: list[str]
    message: str
    published_in: list[str]
    published_in_source: str | None
    topic: str | None


class EmissionFactorSearchPageDataMatchWord(TypedDict):
    field: str
    kind: str
    matched: str
    word: str


class EmissionFactorSearchPageDataMatch(TypedDict):
    field: Literal["activity", "id", "region", "category", "synonym", "unit"]
    kind: Literal["exact", "prefix", "misspelt"]
    score: float
    words: list[EmissionFactorSearchPageDataMatchWord]


class EmissionFactorSearchPageData(TypedDict):
    activity: str
    availability: AddressMatchesDataAvailability
    basis: Literal["reported", "derived"]
    carbon_origin: Literal["fossil", "biogenic_or_renewable"] | None
    category: str
    citation: str
    data_quality: ClimateContextBlockDataQuality
    edition: str
    energy_content: EmissionFactorEnergyContent | None
    factor_id: str
    footnotes: list[str]
    gases: list[EmissionFactorGase]
    gwp_basis: str | None
    gwp_transform: EmissionFactorGwpTransform
    kind: Literal["emission_factor", "rate", "conversion"]
    licence: str
    match: EmissionFactorSearchPageDataMatch
    method: Literal["location_based", "market_based"] | None
    period: str | None
    region: str
    region_name: str
    row_id: str
    scope: int | None
    source: EmissionFactorSource
    subcategory: str
    superseded: bool
    total_basis: Literal["published", "computed_sum", "single_gas", "none"]
    unit: str
    value: float | None
    value_text: str | None
    vintage: str | None


class EmissionFactorSearchPageFacetsCategory(TypedDict):
    count: int
    value: str


class EmissionFactorSearchPageFacets(TypedDict):
    category: list[EmissionFactorSearchPageFacetsCategory]
    method: list[EmissionFactorSearchPageFacetsCategory]
    region: list[EmissionFactorSearchPageFacetsCategory]
    scope: list[EmissionFactorSearchPageFacetsCategory]
    unit: list[EmissionFactorSearchPageFacetsCategory]


class EmissionFactorSearchPageMeta(TypedDict):
    as_of: str
    evidence_hash: str
    licences: list[AddressMatchesMetaLicence]
    snapshot: str
    warnings: list[AddressMatchesMetaWarning]
    edition: EmissionFactorLintMetaEdition
    provenance: list[AddressMatchesDataProvenance]
    total: int
    words: list[str]


class EmissionFactorSearchPage(TypedDict):
    advice: EmissionFactorSearchPageAdvice | None
    data: list[EmissionFactorSearchPageData]
    facets: EmissionFactorSearchPageFacets
    meta: EmissionFactorSearchPageMeta
    page: AuditEventPagePage


class EmissionFactorAnswerDataEdition(TypedDict):
    edition: str
    row_id: str
    superseded: bool
    value: float | None
    value_text: str | None
    vintage: str | None


class EmissionFactorAnswerData(TypedDict):
    activity: str
    availability: AddressMatchesDataAvailability
    basis: Literal["reported", "derived"]
    carbon_origin: Literal["fossil", "biogenic_or_renewable"] | None
    category: str
    citation: str
    data_quality: ClimateContextBlockDataQuality
    edition: str
    editions: list[EmissionFactorAnswerDataEdition]
    energy_content: EmissionFactorEnergyContent | None
    factor_id: str
    footnotes: list[str]
    gases: list[EmissionFactorGase]
    gwp_basis: str | None
    gwp_transform: EmissionFactorGwpTransform
    kind: Literal["emission_factor", "rate", "conversion"]
    licence: str
    method: Literal["location_based", "market_based"] | None
    period: str | None
    region: str
    region_name: str
    row_id: str
    scope: int | None
    source: EmissionFactorSource
    subcategory: str
    superseded: bool
    total_basis: Literal["published", "computed_sum", "single_gas", "none"]
    unit: str
    value: float | None
    value_text: str | None
    vintage: str | None


class EmissionFactorAnswer(TypedDict):
    data: EmissionFactorAnswerData
    meta: EmissionFactorBatchMeta


class ResolvedCompanyResolution(TypedDict):
    asked_by: Literal["abn", "acn"]
    decided_by: list[EntityBlockResolutionDecidedBy]
    name_comparison: EntityBlockResolutionNameComparison | None
    register_check: EntityBlockResolutionRegisterCheck
    status: Literal["resolved", "registry_only", "register_only", "tenant_declared", "cancelled", "replaced"]


class ResolvedCompany(TypedDict):
    abn: str
    acn: str | None
    data_quality: ClimateContextBlockDataQuality
    display_name: str
    entity_type: str | None
    method: AddressMatchesDataMethod
    name: str
    names: list[EntityBlockName]
    postcode: str | None
    provenance: list[AddressMatchesDataProvenance]
    register: EntityBlockRegister
    registry: EntityBlockRegistry
    reported_by: list[EntityBlockReportedBy]
    resolution: ResolvedCompanyResolution
    state: str | None
    suggestions: list[EntityBlockReportedBy]


class NameCandidatesCandidateMatchOrigin(TypedDict):
    kind: Literal["trading_name", "ticker", "group_member", "parent"]
    source: str


class NameCandidatesCandidateMatch(TypedDict):
    find: Literal["same", "all_words", "word_beginnings", "initials", "similar"]
    first_year: str
    last_year: str
    name: str
    origin: NameCandidatesCandidateMatchOrigin | None
    role: str


class NameCandidatesCandidatePredecessor(TypedDict):
    abn: str
    first_year: str
    last_year: str
    name: str
    reason: str


class NameCandidatesCandidate(TypedDict):
    abn: str
    display_name: str
    last_year: str | None
    match: NameCandidatesCandidateMatch
    name: str
    predecessors: list[NameCandidatesCandidatePredecessor]
    reporter_roles: list[str]
    score: float
    state: str | None
    status: str


class NameCandidatesNotInRegistry(TypedDict):
    abn: str
    find: Literal["same", "all_words", "word_beginnings", "initials", "similar"]
    first_income_year: str
    last_income_year: str
    name: str
    score: float


class NameCandidates(TypedDict):
    candidates: list[NameCandidatesCandidate]
    found: int
    method: AddressMatchesDataMethod
    not_in_registry: list[NameCandidatesNotInRegistry]
    provenance: list[AddressMatchesDataProvenance]
    question: str


class ResolvedEntity(TypedDict):
    data: ResolvedCompany | NameCandidates
    meta: AddressMatchesMeta


class EntityEmissionsData(TypedDict):
    abn: str
    basis: Literal["reported"]
    data_quality: ClimateContextBlockDataQuality
    gaps: list[str]
    method: AddressMatchesDataMethod
    name: str
    names: list[EntityBlockName]
    provenance: list[AddressMatchesDataProvenance]
    restatements: list[EmissionsBlockRestatement]
    years: list[EmissionsBlockHistory]


class EntityEmissions(TypedDict):
    data: EntityEmissionsData
    meta: AddressMatchesMeta


class EventCause(TypedDict):
    kind: Literal["snapshot", "record", "run", "check", "request", "review"]


class EventSubject(TypedDict):
    id: str
    kind: str
    name: str | None


Event = TypedDict(
    "Event",
    {
        "abn": "str | None",
        "cause": "EventCause",
        "from": "dict[str, Any] | None",
        "id": "str",
        "links": "dict[str, str]",
        "occurred_at": "str",
        "sequence": "int",
        "subject": "EventSubject",
        "summary": "str",
        "to": "dict[str, Any] | None",
        "type": "Literal[\"company.emissions_updated\", \"company.restated\", \"company.risk_band_changed\", \"company.readiness_changed\", \"safeguard.position_changed\", \"target.off_track\", \"evidence.conflict_found\", \"grid.series_stale\", \"dataset.released\", \"factor_edition.published\", \"framework.version_published\", \"disclosure_run.succeeded\", \"disclosure_run.failed\", \"quota.threshold_reached\", \"api_key.expiring\", \"members.notified\", \"webhook.test\", \"review.submitted\", \"review.changes_asked\", \"review.reviewed\", \"review.approved\", \"review.locked\", \"review.unlocked\", \"review.reopened\", \"review.signed\", \"comment.mentioned\", \"audit_sheet.queried\"]",
        "watchlists": "list[str]",
    },
)


class EventPage(TypedDict):
    data: list[Event]
    meta: AuditEventDetail
    page: AuditEventPagePage


class EvidenceFilePage(TypedDict):
    data: list[EvidenceFile]
    meta: AuditEventDetail
    page: AuditEventPagePage


class EvidenceFileAnswer(TypedDict):
    data: EvidenceFile


class FormulaListDataFormula(TypedDict):
    id: str
    outputs: list[str]
    title: str


class FormulaListData(TypedDict):
    formulas: list[FormulaListDataFormula]
    is_current: bool
    method: str
    sha256: str
    title: str
    version: str


class FormulaList(TypedDict):
    data: list[FormulaListData]


class MethodFormulasDataInWordGiven(TypedDict):
    label: str
    name: str
    unit: str


class MethodFormulasDataInWordStep(TypedDict):
    formula: str
    label: str
    name: str
    unit: str


class MethodFormulasDataInWord(TypedDict):
    given: list[MethodFormulasDataInWordGiven]
    id: str
    outputs: list[str]
    steps: list[MethodFormulasDataInWordStep]
    title: str


class MethodFormulasData(TypedDict):
    formulas: list[FormulaListDataFormula]
    in_words: list[MethodFormulasDataInWord]
    is_current: bool
    method: str
    published: AuditEventDetail
    sha256: str
    title: str
    version: str


class MethodFormulas(TypedDict):
    data: MethodFormulasData


class GridIntensityDataFreshness(TypedDict):
    age_days: int | None
    availability: AddressMatchesDataAvailability
    latest_day: str | None


GridIntensityData = TypedDict(
    "GridIntensityData",
    {
        "asked_for": "str",
        "availability": "AddressMatchesDataAvailability",
        "basis": "str",
        "data_quality": "ClimateContextBlockDataQuality",
        "freshness": "GridIntensityDataFreshness",
        "from": "str | None",
        "interval": "Literal[\"day\", \"month\", \"year\", \"financial_year\"]",
        "market_time": "str",
        "method": "AddressMatchesDataMethod",
        "name": "str",
        "provenance": "list[AddressMatchesDataProvenance]",
        "region": "Literal[\"NSW1\", \"QLD1\", \"SA1\", \"TAS1\", \"VIC1\", \"NEM\", \"SWIS\"]",
        "series": "list[GridIntensityBlockLatestDay]",
        "statement": "str",
        "summary": "ReferenceContextDataGrid | None",
        "to": "str | None",
    },
)


class GridIntensity(TypedDict):
    data: GridIntensityData
    meta: AddressMatchesMeta


class InvitationLink(TypedDict):
    token: str


Role: TypeAlias = "Literal[\"viewer\", \"preparer\", \"reviewer\", \"approver\", \"director\", \"auditor\", \"operator\", \"admin\"]"

class InvitationPageMember(TypedDict):
    email: str | None
    id: str
    name: str
    roles: list[Role]


class InvitationPage(TypedDict):
    expires_at: str
    invited_by: str | None
    member: InvitationPageMember
    needs_proof: bool
    tenant: CommentThreadPageDataLineMention


class SignedIn(TypedDict):
    expires_at: str
    member_id: str
    return_to: str
    tenant_id: str


class JoinWithPasskeyCredentialResponse(TypedDict):
    attestationObject: str
    clientDataJSON: str
    transports: NotRequired[list[str]]


class JoinWithPasskeyCredential(TypedDict):
    id: str
    rawId: str
    response: JoinWithPasskeyCredentialResponse
    type: Literal["public-key"]


class JoinWithPasskey(TypedDict):
    credential: JoinWithPasskeyCredential
    name: str
    token: str


class PasskeyOptions(TypedDict):
    options: dict[str, Any]


Pack: TypeAlias = "Literal[\"au_company_climate_intelligence\", \"au_climate_disclosure\"]"

Scope: TypeAlias = "Literal[\"companies:read\", \"reference:read\", \"tenant:read\", \"tenant:write\", \"disclosure:write\", \"review:comment\", \"review:decide\", \"review:approve\", \"review:sign\", \"audit:tick\", \"webhooks:manage\", \"keys:manage\", \"members:manage\", \"audit:read\", \"data:operate\", \"admin\"]"

class ApiKey(TypedDict):
    created_at: str
    created_by: str
    expires_at: str | None
    id: str
    last_used_at: str | None
    made_with: str | None
    member_id: str | None
    mode: Literal["live", "test"]
    name: str
    packs: list[Pack]
    replaced_by: str | None
    revoked_at: str | None
    scopes: list[Scope]
    status: Literal["active", "expired", "revoked"]


class ApiKeyPage(TypedDict):
    data: list[ApiKey]
    meta: AuditEventDetail
    page: AuditEventPagePage


class NewApiKey(TypedDict):
    expires_at: NotRequired[str]
    member: NotRequired[str]
    mode: NotRequired[Literal["live", "test"]]
    name: str
    packs: NotRequired[list[Pack]]
    scopes: list[Scope]


class IssuedApiKey(TypedDict):
    created_at: str
    created_by: str
    expires_at: str | None
    id: str
    key: str
    last_used_at: str | None
    made_with: str | None
    member_id: str | None
    mode: Literal["live", "test"]
    name: str
    packs: list[Pack]
    replaced_by: str | None
    revoked_at: str | None
    scopes: list[Scope]
    status: Literal["active", "expired", "revoked"]


class KeyRotation(TypedDict):
    overlap_seconds: NotRequired[int]


class LedgerChoice(TypedDict):
    activity: str
    category: str | None
    chosen_at: str
    chosen_by: str
    factor_id: str | None
    left_out: bool
    use: str | None


class LedgerChoicePage(TypedDict):
    data: list[LedgerChoice]
    meta: AuditEventDetail
    page: AuditEventPagePage


class LedgerChoicesChoice(TypedDict):
    activity: str
    category: NotRequired[Literal["stationary", "transport", "fugitive", "industrial_process", "refrigerant_leakage", "waste", "agriculture", "electricity", "steam_and_heat", "category_1", "category_2", "category_3", "category_4", "category_5", "category_6", "category_7", "category_8", "category_9", "category_10", "category_11", "category_12", "category_13", "category_14", "category_15"]]
    factor_id: NotRequired[str]
    left_out: NotRequired[bool]
    use: NotRequired[str]


class LedgerChoices(TypedDict):
    choices: list[LedgerChoicesChoice]


class LedgerChoicesSavedData(TypedDict):
    saved: int


class LedgerChoicesSaved(TypedDict):
    data: LedgerChoicesSavedData


class SavedLedgerLayoutFixed(TypedDict):
    activity: NotRequired[str]
    category: NotRequired[str]
    entity_abn: NotRequired[str]
    facility: NotRequired[str]
    factor_id: NotRequired[str]
    gas_network: NotRequired[str]
    note: NotRequired[str]
    region: NotRequired[str]
    unit: NotRequired[str]
    use: NotRequired[str]


class SavedLedgerLayoutMoney(TypedDict):
    currency: NotRequired[str]
    spend_is: NotRequired[Literal["positive", "negative"]]
    tax: NotRequired[Literal["excluded", "included", "not_stated"]]


class SavedLedgerLayout(TypedDict):
    chosen_at: str
    chosen_by: str
    columns: NotRequired[dict[str, Literal["id", "activity", "use", "date", "from", "to", "month", "span", "quantity", "unit", "amount", "credit", "tax", "currency", "region", "gas_network", "facility", "entity_abn", "category", "factor_id", "data_quality", "estimate", "note"] | None]]
    fixed: NotRequired[SavedLedgerLayoutFixed]
    headings: list[str]
    id: str
    money: NotRequired[SavedLedgerLayoutMoney]


class LedgerLayoutPage(TypedDict):
    data: list[SavedLedgerLayout]
    meta: AuditEventDetail
    page: AuditEventPagePage


class LedgerLayout(TypedDict):
    columns: NotRequired[dict[str, Literal["id", "activity", "use", "date", "from", "to", "month", "span", "quantity", "unit", "amount", "credit", "tax", "currency", "region", "gas_network", "facility", "entity_abn", "category", "factor_id", "data_quality", "estimate", "note"] | None]]
    fixed: NotRequired[SavedLedgerLayoutFixed]
    headings: list[str]
    money: NotRequired[SavedLedgerLayoutMoney]


class LedgerLayoutSaved(TypedDict):
    data: SavedLedgerLayout


class MeKey(TypedDict):
    expires_at: str | None
    id: str
    mode: Literal["live", "test"]


class Limits(TypedDict):
    bundles_per_month: int | None
    evidence_mb: int | None
    history_years: int | None
    items_per_month: int | None
    requests_in_flight: int | None
    requests_per_minute: int | None
    webhooks: int | None


class MeMemberEngagement(TypedDict):
    abn: str
    ends_on: str
    period: str


class MeMemberRole(TypedDict):
    may: str
    role: Role


class MeMember(TypedDict):
    engagements: list[MeMemberEngagement] | None
    id: str
    name: str
    roles: list[MeMemberRole]


PlanName: TypeAlias = "Literal[\"local\", \"sandbox\", \"developer\", \"professional\", \"enterprise\"]"

class MeRemaining(TypedDict):
    items_this_month: int | None
    requests_this_minute: int | None


class Me(TypedDict):
    actor: str
    key: MeKey | None
    limits: Limits
    member: MeMember | None
    packs: list[Pack]
    plan: PlanName
    remaining: MeRemaining
    scopes: list[Scope]
    tenant: CommentThreadPageDataLineMention


class OwnAccount(TypedDict):
    linked: bool
    provider: str | None


class ProviderAddress(TypedDict):
    authorization_url: str


class EmailConfirmation(TypedDict):
    token: str


class OwnEmail(TypedDict):
    confirmed_at: str | None
    email: str | None
    sent_at: str | None


class NewOwnKey(TypedDict):
    expires_at: NotRequired[str]
    mode: NotRequired[Literal["live", "test"]]
    name: str
    packs: NotRequired[list[Pack]]
    scopes: NotRequired[list[Scope]]


class NotificationPreferencesData(TypedDict):
    by_mail: Literal["at_once", "daily", "none"]
    kind: Literal["mention", "answer", "to_review", "to_approve", "changes_asked", "auditor_query", "period_locked", "period_unlocked", "owner_set", "deadline"]
    title: str


class NotificationPreferencesMeta(TypedDict):
    confirmation_sent_at: str | None
    email: str | None
    email_confirmed_at: str | None
    is_mail_set_up: bool


class NotificationPreferences(TypedDict):
    data: list[NotificationPreferencesData]
    meta: NotificationPreferencesMeta


class NotificationPreferencesBody(TypedDict):
    answer: NotRequired[Literal["at_once", "daily", "none"]]
    auditor_query: NotRequired[Literal["at_once", "daily", "none"]]
    changes_asked: NotRequired[Literal["at_once", "daily", "none"]]
    deadline: NotRequired[Literal["at_once", "daily", "none"]]
    mention: NotRequired[Literal["at_once", "daily", "none"]]
    owner_set: NotRequired[Literal["at_once", "daily", "none"]]
    period_locked: NotRequired[Literal["at_once", "daily", "none"]]
    period_unlocked: NotRequired[Literal["at_once", "daily", "none"]]
    to_approve: NotRequired[Literal["at_once", "daily", "none"]]
    to_review: NotRequired[Literal["at_once", "daily", "none"]]


class Notification(TypedDict):
    company: CompanyPeriodCompany
    id: str
    kind: Literal["mention", "answer", "to_review", "to_approve", "changes_asked", "auditor_query", "period_locked", "period_unlocked", "owner_set", "deadline"]
    page: str
    period: str
    raised_at: str
    read_at: str | None
    text: str


class NotificationPageMeta(TypedDict):
    unread: int


class NotificationPage(TypedDict):
    data: list[Notification]
    meta: NotificationPageMeta
    page: AuditEventPagePage


class NotificationsRead(TypedDict):
    ids: NotRequired[list[str]]


class UnreadNotifications(TypedDict):
    data: NotificationPageMeta


class Passkey(TypedDict):
    created_at: str
    id: str
    last_used_at: str | None
    name: str


class PasskeyList(TypedDict):
    data: list[Passkey]


class NewPasskey(TypedDict):
    credential: JoinWithPasskeyCredential
    name: str


class RecordDraftListData(TypedDict):
    abn: str
    based_on: str | None
    etag: str
    kind: str
    period: ChallengePeriod | None
    saved_at: str


class RecordDraftList(TypedDict):
    data: list[RecordDraftListData]


class RecordDraftData(TypedDict):
    abn: str
    based_on: str | None
    entries: dict[str, Any]
    etag: str
    kind: str
    period: ChallengePeriod | None
    saved_at: str


class RecordDraft(TypedDict):
    data: RecordDraftData


class RecordDraftBody(TypedDict):
    based_on: str | None
    entries: dict[str, Any]


class SavedRecordDraft(TypedDict):
    data: RecordDraftListData


class WorkDataChange(TypedDict):
    at: str
    company: CompanyPeriodCompany
    page: str
    period: str
    sentence: str


class WorkDataDeadline(TypedDict):
    company: CompanyPeriodCompany
    deadline: CompanyPeriodDeadline
    page: str
    period: str
    state: Literal["draft", "in_review", "changes_asked", "reviewed", "approved", "locked"]


class WaitingWork(TypedDict):
    company: CompanyPeriodCompany
    count: int
    due_on: str | None
    kind: Literal["to_review", "to_approve", "changes_asked", "mention", "answered", "auditor_query", "contradictions", "gates", "deadline"]
    page: str
    period: str
    since: str | None
    subjects: list[str]
    thread: str | None
    title: str


class WorkData(TypedDict):
    all_changes: bool
    changes: list[WorkDataChange]
    changes_since: str
    deadlines: list[WorkDataDeadline]
    deadlines_total: int
    waiting: list[WaitingWork]
    waiting_total: int


class WorkMeta(TypedDict):
    is_refreshing: bool


class Work(TypedDict):
    data: WorkData
    meta: WorkMeta


class Engagement(TypedDict):
    abn: str
    ends_on: str
    period: str


class Member(TypedDict):
    email: str | None
    engagements: list[Engagement]
    erased_at: str | None
    etag: str
    id: str
    invited_at: str
    invited_by: str
    joined_at: str | None
    name: str
    packs: list[Pack]
    removed_at: str | None
    roles: list[Role]
    status: Literal["invited", "active", "removed"]


class MemberPage(TypedDict):
    data: list[Member]
    meta: AuditEventDetail
    page: AuditEventPagePage


class NewMember(TypedDict):
    email: str
    engagements: NotRequired[list[Engagement]]
    name: str
    packs: NotRequired[list[Pack]]
    roles: list[Role]


class InvitedMemberInvitation(TypedDict):
    expires_at: str
    url: str


class InvitedMember(TypedDict):
    email: str | None
    engagements: list[Engagement]
    erased_at: str | None
    etag: str
    id: str
    invitation: InvitedMemberInvitation
    invited_at: str
    invited_by: str
    joined_at: str | None
    name: str
    packs: list[Pack]
    removed_at: str | None
    roles: list[Role]
    status: Literal["invited", "active", "removed"]


class MemberChange(TypedDict):
    engagements: NotRequired[list[Engagement]]
    name: NotRequired[str]
    roles: NotRequired[list[Role]]


class NotificationMail(TypedDict):
    about: str
    attempts: int
    ended_at: str | None
    id: str
    last_error: str | None
    made_at: str
    member_id: str
    state: Literal["pending", "sending", "sent", "failed", "uncertain", "dropped"]


class NotificationMailPage(TypedDict):
    data: list[NotificationMail]
    meta: AuditEventDetail
    page: AuditEventPagePage


class OperatedTenant(TypedDict):
    created_at: str
    id: str
    kind: Literal["local", "customer"]
    limit_overrides: dict[str, Any]
    name: str
    plan: Literal["local", "sandbox", "developer", "professional", "enterprise"]
    suspended_at: str | None
    suspended_reason: str | None


class OperatedTenants(TypedDict):
    data: list[OperatedTenant]


class OperatedTenantAnswer(TypedDict):
    data: OperatedTenant


class TenantErasureRequest(TypedDict):
    confirm_id: str
    confirm_name: str
    reason: str
    with_kept_bundles: NotRequired[bool]


class TenantErasureDataBundle(TypedDict):
    id: str
    retain_until: str
    sha256: str


class TenantErasureData(TypedDict):
    audit_hash: str
    audit_sequence: int
    bundles: list[TenantErasureDataBundle]
    created_at: str
    erased_at: str
    id: str
    reason: str
    rows_erased: dict[str, int]


class TenantErasure(TypedDict):
    data: TenantErasureData


class PlanChangeLimits(TypedDict):
    bundles_per_month: NotRequired[int | None | Literal["plan"]]
    evidence_mb: NotRequired[int | None | Literal["plan"]]
    history_years: NotRequired[int | None | Literal["plan"]]
    items_per_month: NotRequired[int | None | Literal["plan"]]
    requests_in_flight: NotRequired[int | None | Literal["plan"]]
    requests_per_minute: NotRequired[int | None | Literal["plan"]]
    webhooks: NotRequired[int | None | Literal["plan"]]


class PlanChange(TypedDict):
    limits: NotRequired[PlanChangeLimits]
    plan: NotRequired[Literal["local", "sandbox", "developer", "professional", "enterprise"]]


class Suspension(TypedDict):
    reason: str


class Requirement(TypedDict):
    applies_when: str | None
    assured_year1: bool
    coverage_source: str | None
    coverage_status: Literal["covered", "partially_covered", "tenant_supplied", "not_covered", "not_applicable"]
    cross_refs: list[str]
    data_needs: str | None
    example: str | None
    framework: Literal["AASB_S2", "CORPORATIONS_ACT_2001"]
    id: str
    ifrs_s2_ref: str | None
    is_heading: bool
    note: str | None
    obligation: str
    parent_id: str | None
    part: str
    pillar: Literal["general", "governance", "strategy", "risk_management", "metrics_and_targets"]
    protected_statement: str | None
    scored: bool
    slug: str
    status_in_version: str
    taxonomy_elements: list[str]
    title: str
    type: str


class RequirementPageMetaCoverage(TypedDict):
    covered: int
    not_applicable: int
    not_covered: int
    partially_covered: int
    tenant_supplied: int


class RequirementPageMetaVersion(TypedDict):
    chosen: str
    title: str
    url: str
    version: str


class RequirementPageMeta(TypedDict):
    coverage: RequirementPageMetaCoverage
    total: int
    version: RequirementPageMetaVersion


class RequirementPage(TypedDict):
    data: list[Requirement]
    meta: RequirementPageMeta
    page: AuditEventPagePage


class PlanListData(TypedDict):
    limits: Limits
    name: PlanName


class PlanList(TypedDict):
    data: list[PlanListData]


class PortfolioPageData(TypedDict):
    authored_at: str
    authored_by: str
    balance_date: str | None
    body_sha256: str
    currency: Literal["AUD"]
    etag: str
    holding_count: int
    id: str
    name: str
    retain_until: str
    supersedes: int | None
    version: int


class PortfolioPage(TypedDict):
    data: list[PortfolioPageData]
    meta: AuditEventDetail
    page: AuditEventPagePage


class PortfolioQuestionHoldingOwnEmissions(TypedDict):
    assured: NotRequired[bool]
    basis: NotRequired[Literal["reported", "production", "revenue", "sector"]]
    scope1_t: NotRequired[float]
    scope2_t: NotRequired[float]
    scope3_t: NotRequired[float]
    source: NotRequired[str]
    year_end: NotRequired[str]


class PortfolioQuestionHolding(TypedDict):
    abn: NotRequired[str]
    acn: NotRequired[str]
    asset_class: str
    asset_kind: NotRequired[str]
    distance_km: NotRequired[float]
    electricity_kwh: NotRequired[float]
    evic_aud: NotRequired[float]
    evic_base_aud: NotRequired[float]
    floor_area_m2: NotRequired[float]
    fuel: NotRequired[str]
    fuel_l: NotRequired[float]
    fuel_l_per_100_km: NotRequired[float]
    gas_gj: NotRequired[float]
    gics_industry_code: NotRequired[str]
    id: NotRequired[str]
    intensity_kwh_per_m2: NotRequired[float]
    name: NotRequired[str]
    outstanding_aud: float
    own_emissions: NotRequired[PortfolioQuestionHoldingOwnEmissions]
    property_value_aud: NotRequired[float]
    ref: NotRequired[str]
    revenue_aud: NotRequired[float]
    state: NotRequired[str]
    target: NotRequired[Literal["validated", "declared", "none"]]
    ticker: NotRequired[str]
    total_debt_aud: NotRequired[float]
    total_equity_aud: NotRequired[float]
    undrawn_aud: NotRequired[float]
    vehicle_value_aud: NotRequired[float]


class PortfolioQuestionPrevious(TypedDict):
    balance_date: str
    holdings: list[PortfolioQuestionHolding]


class PortfolioQuestion(TypedDict):
    adjust_evic: NotRequired[bool]
    balance_date: str
    holdings: list[PortfolioQuestionHolding]
    include: NotRequired[list[Literal["risk", "screening"]]]
    previous: NotRequired[PortfolioQuestionPrevious]
    price_aud_per_t: NotRequired[float]


class PortfolioPreviewDataBreakdownsAnzsicDivisionCoverageByScope(TypedDict):
    scope1: float | None
    scope1_and_2: float | None
    scope2: float | None
    scope3: float | None


class PortfolioPreviewDataBreakdownsAnzsicDivisionCoverage(TypedDict):
    by_amount: float | None
    by_count: float | None
    by_scope: PortfolioPreviewDataBreakdownsAnzsicDivisionCoverageByScope


class PortfolioPreviewDataBreakdownsAnzsicDivisionTotals(TypedDict):
    scope1_and_2_t: float | None
    scope1_t: float | None
    scope2_t: float | None
    scope3_t: float | None


class PortfolioPreviewDataBreakdownsAnzsicDivision(TypedDict):
    coverage: PortfolioPreviewDataBreakdownsAnzsicDivisionCoverage
    covered_aud: float
    data_quality: float | None
    economic_intensity_t_per_aud_million: float | None
    holdings: int
    key: str | None
    outstanding_aud: float
    title: str | None
    totals: PortfolioPreviewDataBreakdownsAnzsicDivisionTotals
    undrawn_aud: float | None


class PortfolioPreviewDataBreakdowns(TypedDict):
    anzsic_division: list[PortfolioPreviewDataBreakdownsAnzsicDivision]
    anzsic_group: list[PortfolioPreviewDataBreakdownsAnzsicDivision]
    asset_class: list[PortfolioPreviewDataBreakdownsAnzsicDivision]
    data_quality: list[PortfolioPreviewDataBreakdownsAnzsicDivision]
    gics_industry: list[PortfolioPreviewDataBreakdownsAnzsicDivision] | None
    safeguard: list[PortfolioPreviewDataBreakdownsAnzsicDivision]
    state: list[PortfolioPreviewDataBreakdownsAnzsicDivision]


class PortfolioPreviewDataChange(TypedDict):
    added: int
    after_t: float | None
    amount_t: float
    attribution_t: float
    before_t: float | None
    change_t: float
    emissions_t: float
    method_t: float
    newly_covered_t: float
    removed: int


class PortfolioPreviewDataDisclosureTablesByAnzsic(TypedDict):
    asset_class: str
    coverage: PortfolioPreviewDataBreakdownsAnzsicDivisionCoverage
    covered_aud: float
    data_quality: float | None
    economic_intensity_t_per_aud_million: float | None
    holdings: int
    industry: str | None
    outstanding_aud: float
    title: str | None
    totals: PortfolioPreviewDataBreakdownsAnzsicDivisionTotals
    undrawn_aud: float | None


class PortfolioPreviewDataDisclosureTablesExcluded(TypedDict):
    holdings: int
    outstanding_aud: float
    reason_code: str


class PortfolioPreviewDataDisclosureTables(TypedDict):
    by_anzsic: list[PortfolioPreviewDataDisclosureTablesByAnzsic]
    by_gics: list[PortfolioPreviewDataDisclosureTablesByAnzsic] | None
    excluded: list[PortfolioPreviewDataDisclosureTablesExcluded]


class AttributedHoldingCompanyEmissions(TypedDict):
    ref: str | None
    release: str | None
    reporting_year: str | None
    scope1_t: float | None
    scope2_t: float | None
    scope3_t: float | None
    source: Literal["registry", "own", "energy", "average"]
    year_end: str | None


class AttributedHoldingRevenue(TypedDict):
    aud: float
    income_year: str | None
    source: Literal["caller", "published"]


class AttributedHolding(TypedDict):
    abn: str | None
    anzsic_division: str | None
    anzsic_group: str | None
    asset_class: str
    attribution_factor: float | None
    company_emissions: AttributedHoldingCompanyEmissions | None
    data_quality: int | None
    denominator_aud: float | None
    flags: list[Literal["name_of_another_company", "own_emissions_contradict", "denominator_implausible", "emissions_lag", "company_attributed_above_one", "financed_emissions_not_counted", "income_boundary_differs", "one_scope_missing"]]
    gics_industry_code: str | None
    id: str
    intensity_t_per_aud_million: float | None
    methane_t: float | None
    name: str | None
    name_belongs_to: DeskChangePageDataLinkCompany | None
    outstanding_aud: float
    physical_band: Literal["low", "moderate", "high", "very_high", "extreme"] | None
    reason_code: str | None
    registry_emissions: TransitionScenariosBlockEmissions | None
    revenue: AttributedHoldingRevenue | None
    safeguard: str | None
    safeguard_shortfall_t: float | None
    scope1_and_2_t: float | None
    scope1_t: float | None
    scope2_t: float | None
    scope3_t: float | None
    state: str | None
    status: Literal["covered", "not_covered", "refused"]
    transition_band: Literal["low", "moderate", "high", "very_high", "extreme"] | None
    undrawn_aud: float | None
    why: str


class PortfolioPreviewDataRiskHazardByBand(TypedDict):
    band: Literal["low", "moderate", "high", "very_high", "extreme"]
    holdings: int
    outstanding_aud: float


class PortfolioPreviewDataRiskHazardNow(TypedDict):
    by_band: list[PortfolioPreviewDataRiskHazardByBand]
    not_assessed_aud: float


class PortfolioPreviewDataRiskHazard(TypedDict):
    by_band: list[PortfolioPreviewDataRiskHazardByBand]
    hazard: str
    label: str
    not_assessed_aud: float
    now: NotRequired[PortfolioPreviewDataRiskHazardNow]
    scenario: str | None


class PortfolioPreviewDataRisk(TypedDict):
    hazards: list[PortfolioPreviewDataRiskHazard]
    physical: PortfolioPreviewDataRiskHazardNow
    transition: PortfolioPreviewDataRiskHazardNow


class PortfolioPreviewDataSafeguard(TypedDict):
    cost_aud: float | None
    methane_t: float | None
    price_aud_per_t: float | None
    shortfall_t: float | None


class PortfolioPreviewDataScreeningCategorie(TypedDict):
    by_amount: float | None
    category: int
    central_t: float | None
    high_t: float | None
    holdings: int
    low_t: float | None
    name: str
    screened_aud: float


class PortfolioPreviewDataScreeningHoldingCategorie(TypedDict):
    category: int
    central_t: float | None
    high_t: float | None
    low_t: float | None


class PortfolioPreviewDataScreeningHolding(TypedDict):
    abn: str
    categories: list[PortfolioPreviewDataScreeningHoldingCategorie]
    id: str
    reporting_year: str


class PortfolioPreviewDataScreening(TypedDict):
    categories: list[PortfolioPreviewDataScreeningCategorie]
    data_quality: Literal[5]
    holdings: list[PortfolioPreviewDataScreeningHolding]
    method: AddressMatchesDataMethod
    not_screened: list[PortfolioPreviewDataDisclosureTablesExcluded]
    statement: str


class PortfolioPreviewDataStatusCounts(TypedDict):
    covered: int
    not_covered: int
    refused: int


class PortfolioPreviewDataTargetCoverage(TypedDict):
    by_amount: float | None
    percent: float | None


class PortfolioPreviewDataTopContributor(TypedDict):
    abn: str | None
    holdings: list[str]
    name: str | None
    outstanding_aud: float
    scope1_and_2_t: float
    share_of_amount: float | None
    share_of_emissions: float | None


class PortfolioPreviewData(TypedDict):
    balance_date: str
    breakdowns: PortfolioPreviewDataBreakdowns
    caveats: list[AddressMatchesMetaWarning]
    change: PortfolioPreviewDataChange | None
    coverage: PortfolioPreviewDataBreakdownsAnzsicDivisionCoverage
    covered_aud: float
    data_quality: float | None
    disclosure_tables: PortfolioPreviewDataDisclosureTables
    economic_intensity_t_per_aud_million: float | None
    evic_change: float | None
    holding_count: int
    holdings: list[AttributedHolding]
    method: AddressMatchesDataMethod
    outstanding_aud: float
    provenance: list[AddressMatchesDataProvenance]
    registry_year: str | None
    risk: PortfolioPreviewDataRisk | None
    safeguard: PortfolioPreviewDataSafeguard
    screening: PortfolioPreviewDataScreening | None
    status_counts: PortfolioPreviewDataStatusCounts
    target_coverage: PortfolioPreviewDataTargetCoverage
    top_contributors: list[PortfolioPreviewDataTopContributor]
    totals: PortfolioPreviewDataBreakdownsAnzsicDivisionTotals
    undrawn_aud: float | None
    waci_coverage: float | None
    waci_t_per_aud_million: float | None


class PortfolioPreview(TypedDict):
    data: PortfolioPreviewData
    meta: AddressMatchesMeta


class ResolvePortfolioLinesBody(TypedDict):
    lines: list[str]


class ResolvedLinesDataResultCandidate(TypedDict):
    abn: str
    name: str
    score: float


class ResolvedLinesDataResult(TypedDict):
    abn: str | None
    candidates: list[ResolvedLinesDataResultCandidate]
    index: int
    name: str | None
    preselected: str | None
    reason: str | None
    reason_code: str | None
    status: Literal["taken", "doubtful", "refused"]
    text: str


class ResolvedLinesDataSummary(TypedDict):
    doubtful: int
    lines: int
    refused: int
    taken: int


class ResolvedLinesData(TypedDict):
    results: list[ResolvedLinesDataResult]
    summary: ResolvedLinesDataSummary


class ResolvedLines(TypedDict):
    data: ResolvedLinesData
    meta: AddressMatchesMeta


class DeletedPortfolio(TypedDict):
    data: PortfolioPageData
    meta: AuditEventDetail


class PortfolioDataImportedFromLayoutFixed(TypedDict):
    asset_class: NotRequired[str]
    asset_kind: NotRequired[str]
    emissions_basis: NotRequired[str]
    fuel: NotRequired[str]
    state: NotRequired[str]


class PortfolioDataImportedFromLayout(TypedDict):
    asset_classes: NotRequired[dict[str, Literal["listed_equity", "corporate_bond", "business_loan", "unlisted_equity", "project_finance", "mortgage", "commercial_property", "motor_vehicle_loan", "sovereign_bond", "derivative", "cash"]]]
    columns: NotRequired[dict[str, Literal["id", "company", "abn", "acn", "name", "ticker", "asset_class", "outstanding_aud", "undrawn_aud", "currency", "evic_aud", "evic_base_aud", "total_equity_aud", "total_debt_aud", "revenue_aud", "scope1_t", "scope2_t", "scope3_t", "emissions_year_end", "emissions_source", "emissions_assured", "emissions_basis", "target", "gics_industry_code", "property_value_aud", "vehicle_value_aud", "asset_kind", "floor_area_m2", "intensity_kwh_per_m2", "electricity_kwh", "gas_gj", "state", "distance_km", "fuel", "fuel_l", "fuel_l_per_100_km"] | None]]
    fixed: NotRequired[PortfolioDataImportedFromLayoutFixed]
    scales: NotRequired[dict[str, Literal[1, 1000, 1000000, 1000000000]]]


class PortfolioDataImportedFrom(TypedDict):
    doubtful: int
    file_name: str
    file_sha256: str
    layout: PortfolioDataImportedFromLayout
    layout_id: str
    left_out: int
    lines: int
    refused: int
    sheet: str | None
    taken: int


class PortfolioData(TypedDict):
    authored_at: str
    authored_by: str
    balance_date: str | None
    body_sha256: str
    currency: Literal["AUD"]
    etag: str
    holding_count: int
    holdings: list[PortfolioQuestionHolding]
    id: str
    imported_from: PortfolioDataImportedFrom | None
    name: str
    retain_until: str
    supersedes: int | None
    version: int


class Portfolio(TypedDict):
    data: PortfolioData
    meta: AuditEventDetail


class PortfolioBody(TypedDict):
    balance_date: str
    holdings: list[PortfolioQuestionHolding]
    name: str


class ChangedPortfolio(TypedDict):
    data: PortfolioData
    meta: ChangedEmissionTargetsRecordMeta


class PortfolioChoicesChoice(TypedDict):
    abn: str
    id: NotRequired[str]
    name: NotRequired[str]


class PortfolioChoices(TypedDict):
    choices: list[PortfolioChoicesChoice]


class FinancedEmissionsMetaPortfolioComparedWith(TypedDict):
    snapshot: str | None
    version: int


class FinancedEmissionsMetaPortfolio(TypedDict):
    body_sha256: str
    compared_with: FinancedEmissionsMetaPortfolioComparedWith | None
    id: str
    version: int


class FinancedEmissionsMeta(TypedDict):
    as_of: str
    evidence_hash: str
    licences: list[AddressMatchesMetaLicence]
    portfolio: FinancedEmissionsMetaPortfolio
    snapshot: str
    warnings: list[AddressMatchesMetaWarning]


class FinancedEmissions(TypedDict):
    data: PortfolioPreviewData
    meta: FinancedEmissionsMeta


class PortfolioHistoryData(TypedDict):
    authored_at: str
    authored_by: str
    authored_by_name: str | None
    balance_date: str | None
    body_sha256: str
    currency: Literal["AUD"]
    deletion_reason: str | None
    etag: str
    field_changes: list[EmissionTargetsHistoryDataFieldChange] | None
    holding_count: int
    id: str
    name: str
    retain_until: str
    supersedes: int | None
    version: int


class PortfolioHistory(TypedDict):
    data: list[PortfolioHistoryData]
    meta: AuditEventDetail
    page: AuditEventPagePage


class PortfolioImportedDataAmountsAud(TypedDict):
    doubtful: float
    refused: float
    taken: float


class PortfolioImportedDataCounts(TypedDict):
    doubtful: int
    left_out: int
    lines: int
    refused: int
    taken: int


class PortfolioImportedDataFile(TypedDict):
    bytes: int
    format: Literal["csv", "xlsx", "xls"]
    name: str
    sha256: str
    sheet: str | None


class PortfolioImportedDataLayoutColumn(TypedDict):
    currency: str | None
    examples: list[str]
    field: Literal["id", "company", "abn", "acn", "name", "ticker", "asset_class", "outstanding_aud", "undrawn_aud", "currency", "evic_aud", "evic_base_aud", "total_equity_aud", "total_debt_aud", "revenue_aud", "scope1_t", "scope2_t", "scope3_t", "emissions_year_end", "emissions_source", "emissions_assured", "emissions_basis", "target", "gics_industry_code", "property_value_aud", "vehicle_value_aud", "asset_kind", "floor_area_m2", "intensity_kwh_per_m2", "electricity_kwh", "gas_gj", "state", "distance_km", "fuel", "fuel_l", "fuel_l_per_100_km"] | None
    heading: str
    scale: float


class PortfolioImportedDataLayout(TypedDict):
    asset_class_names: list[str]
    asset_classes: dict[str, str]
    columns: list[PortfolioImportedDataLayoutColumn]
    fields: list[str]
    fixed: dict[str, str]
    has_headings: bool
    heading_at: str
    id: str
    is_remembered: bool
    missing: list[str]
    unknown_classes: list[str]


class PortfolioImportedDataLineReason(TypedDict):
    at: str
    code: str
    column: str | None
    message: str
    value: str | None


class PortfolioImportedDataLine(TypedDict):
    abn: str | None
    asset_class: str | None
    at: str
    id: str | None
    outstanding_aud: float | None
    reasons: list[PortfolioImportedDataLineReason]
    row: int
    status: Literal["taken", "doubtful", "refused", "left_out"]
    text: str | None


class PortfolioImportedDataQueue(TypedDict):
    candidates: list[ResolvedLinesDataResultCandidate] | None
    first: list[str]
    outstanding_aud: float
    preselected: str | None
    reason: str
    reason_code: str
    rows: int
    text: str


class PortfolioImportedData(TypedDict):
    amounts_aud: PortfolioImportedDataAmountsAud
    counts: PortfolioImportedDataCounts
    file: PortfolioImportedDataFile
    holdings: list[PortfolioQuestionHolding] | None
    id: str
    layout: PortfolioImportedDataLayout
    lines: list[PortfolioImportedDataLine]
    next_offset: int | None
    queue: list[PortfolioImportedDataQueue]
    saved: DraftImportPreviewDataApplied | None


class PortfolioImported(TypedDict):
    data: PortfolioImportedData
    meta: LedgerWithdrawalAnswerMeta


class PublicFactorSet(TypedDict):
    document: str
    file_sha256: str
    gwp_set: str
    id: str
    licence: str
    source: str
    version: int
    year: int


class PublicFactor(TypedDict):
    activity: str
    biogenic_co2_kg_per_unit: NotRequired[float]
    category: str
    cell: str
    factor_id: str
    gases: NotRequired[OwnFactorsRecordDataSetFactorGases]
    kg_co2e_per_unit: float
    set: PublicFactorSet
    unit: str
    use: NotRequired[str]


class PublicFactorPage(TypedDict):
    data: list[PublicFactor]
    meta: AuditEventDetail
    page: AuditEventPagePage


class RegistryOverviewDataChangeScope1(TypedDict):
    absence: Literal["no_previous_year", "gwp_break", "not_reported_before", "zero_before"] | None
    change_percent: float | None
    previous_t: float | None


class RegistryOverviewDataChange(TypedDict):
    scope1: RegistryOverviewDataChangeScope1
    scope2: RegistryOverviewDataChangeScope1


class RegistryOverviewDataFacilities(TypedDict):
    as_at: list[str]
    basis: list[Literal["covered_emissions", "scope1"]]
    lat: list[float]
    lon: list[float]
    name: list[str]
    owner: list[str]
    state: list[str | None]
    tonnes: list[float]


class RegistryOverviewDataLargest(TypedDict):
    abn: str
    absence: Literal["no_previous_year", "gwp_break", "not_reported_before", "zero_before"] | None
    change_percent: float | None
    display_name: str
    name: str
    previous_t: float | None
    scope1_t: float


class RegistryOverviewDataNotLocated(TypedDict):
    facilities: int
    tonnes: float


class RegistryOverviewDataYear(TypedDict):
    counted: int
    gwp_set: str
    reporting_year: str
    scope1_t: float | None
    scope2_t: float | None


class RegistryOverviewData(TypedDict):
    change: RegistryOverviewDataChange
    facilities: RegistryOverviewDataFacilities
    largest: list[RegistryOverviewDataLargest]
    methods: list[AddressMatchesDataMethod]
    not_located: RegistryOverviewDataNotLocated
    reporting_year: str | None
    statements: list[str]
    without_emissions: int
    years: list[RegistryOverviewDataYear]


class RegistryOverview(TypedDict):
    data: RegistryOverviewData
    meta: AddressMatchesMeta


RegistryReportersDataCompanies = TypedDict(
    "RegistryReportersDataCompanies",
    {
        "abn": "list[str]",
        "absence": "list[list[int | None]]",
        "class": "list[str | None]",
        "display_name": "list[str]",
        "division": "list[str | None]",
        "energy_intensity": "list[list[float | None]]",
        "group": "list[str | None]",
        "income_absence": "list[list[int | None]]",
        "income_intensity": "list[list[float | None]]",
        "name": "list[str]",
        "net_energy_gj": "list[list[float | None]]",
        "safeguard": "list[Literal[\"covered\", \"covered_in_earlier_years\", \"sectoral_baseline\", \"not_covered\"] | None]",
        "scope1_t": "list[list[float | None]]",
        "scope2_t": "list[list[float | None]]",
        "sector_absence": "list[int | None]",
        "state": "list[str | None]",
        "subdivision": "list[str | None]",
        "trend_absence": "list[int | None]",
        "trend_flags": "list[list[str]]",
        "trend_from": "list[str | None]",
        "trend_note": "list[str | None]",
        "trend_percent": "list[float | None]",
        "trend_to": "list[str | None]",
    },
)


class RegistryReportersDataNotCounted(TypedDict):
    abn: str | None
    facility: str
    organisation: str
    reporting_year: str


class RegistryReportersDataYearNetEnergyGj(TypedDict):
    missing: int
    value: float | None


class RegistryReportersDataYear(TypedDict):
    counted: int
    gwp_set: str
    net_energy_gj: RegistryReportersDataYearNetEnergyGj
    reporting_year: str
    rows: int
    scope1_t: RegistryReportersDataYearNetEnergyGj
    scope2_t: RegistryReportersDataYearNetEnergyGj


class RegistryReportersData(TypedDict):
    absences: list[AddressMatchesDataAvailability]
    companies: RegistryReportersDataCompanies
    methods: list[AddressMatchesDataMethod]
    not_counted: list[RegistryReportersDataNotCounted]
    sectors: list[SectorClassificationBlockAnzsicClass]
    statements: list[str]
    years: list[RegistryReportersDataYear]


class RegistryReporters(TypedDict):
    data: RegistryReportersData
    meta: AddressMatchesMeta


class ClassifyReportingDutyBody(TypedDict):
    asset_owner_aud: NotRequired[float]
    employees: NotRequired[float]
    entity_kind: NotRequired[Literal["disclosing_entity", "registered_scheme", "registrable_superannuation_entity", "retail_cciv", "public_company", "large_proprietary_company", "small_proprietary_company", "other"]]
    gross_assets_aud: NotRequired[float]
    listed: NotRequired[bool]
    lodges_financial_reports: NotRequired[bool]
    nger: NotRequired[Literal["above_threshold", "registered", "not_registered"]]
    revenue_aud: NotRequired[float]
    year_end: NotRequired[str]
    year_starts: NotRequired[list[str]]


class ReportingDutyMetaProvision(TypedDict):
    about: str
    applies_from: str
    provision: str
    source: str


class ReportingDutyMeta(TypedDict):
    method: AddressMatchesDataMethod
    notice: str
    provisions: list[ReportingDutyMetaProvision]


class ReportingDuty(TypedDict):
    data: FilingReadinessDataDuty
    meta: ReportingDutyMeta


class RoleListData(TypedDict):
    may: str
    role: Role
    scopes: list[Scope]
    title: str


class RoleList(TypedDict):
    data: list[RoleListData]


class Session(TypedDict):
    expires_at: str
    key_id: str | None
    member: CommentThreadPageDataLineMention | None
    session_id: str
    tenant: CommentThreadPageDataLineMention


class SignInLink(TypedDict):
    token: str


class SessionEntry(TypedDict):
    browser: str
    created_at: str
    ends_at: str
    how: str
    id: str
    is_current: bool
    key_id: str | None
    last_seen_at: str
    member: CommentThreadPageDataLineMention | None
    network: str


class SessionPage(TypedDict):
    data: list[SessionEntry]
    meta: AuditEventDetail
    page: AuditEventPagePage


class SignInWaysPasskeys(TypedDict):
    available: bool
    reason: str | None


class SignInWaysProvider(TypedDict):
    name: str


class SignInWays(TypedDict):
    passkeys: SignInWaysPasskeys
    provider: SignInWaysProvider | None


class PasskeyAssertionResponse(TypedDict):
    authenticatorData: str
    clientDataJSON: str
    signature: str
    userHandle: NotRequired[str]


class PasskeyAssertion(TypedDict):
    id: str
    rawId: str
    response: PasskeyAssertionResponse
    type: Literal["public-key"]


class ProviderSignIn(TypedDict):
    invitation: NotRequired[str]
    return_to: NotRequired[str]
    tenant: NotRequired[str]


class ProviderAnswer(TypedDict):
    code: NotRequired[str]
    error: NotRequired[str]
    iss: NotRequired[str]
    state: str


class SnapshotPageData(TypedDict):
    as_of: str
    in_force_from: str | None
    releases: int
    snapshot: str


class SnapshotPage(TypedDict):
    data: list[SnapshotPageData]
    meta: AuditEventDetail
    page: AuditEventPagePage


class SnapshotDiffDataChangeRowField(TypedDict):
    after: Any
    before: Any


class SnapshotDiffDataChangeRow(TypedDict):
    change: Literal["added", "removed", "changed"]
    fields: dict[str, SnapshotDiffDataChangeRowField]
    key: dict[str, Any]


class SnapshotDiffDataChange(TypedDict):
    added: int
    after: str | None
    before: str | None
    changed: int
    dataset: str
    removed: int
    rows: list[SnapshotDiffDataChangeRow]
    slot: str
    source: str


SnapshotDiffData = TypedDict(
    "SnapshotDiffData",
    {
        "changes": "list[SnapshotDiffDataChange]",
        "from": "SnapshotPageData",
        "to": "SnapshotPageData",
    },
)


class SnapshotDiff(TypedDict):
    data: SnapshotDiffData


class SnapshotImpactDataBundle(TypedDict):
    abn: str
    artifact_id: str
    is_material: bool
    period_end: str
    period_start: str
    snapshot: str


SnapshotImpactDataCompanieChange = TypedDict(
    "SnapshotImpactDataCompanieChange",
    {
        "from": "dict[str, Any] | None",
        "is_material": "bool",
        "percent": "float | None",
        "summary": "str",
        "to": "dict[str, Any] | None",
        "type": "Literal[\"company.emissions_updated\", \"company.restated\", \"company.risk_band_changed\", \"company.readiness_changed\", \"safeguard.position_changed\", \"target.off_track\", \"evidence.conflict_found\", \"grid.series_stale\", \"dataset.released\", \"factor_edition.published\", \"framework.version_published\", \"disclosure_run.succeeded\", \"disclosure_run.failed\", \"quota.threshold_reached\", \"api_key.expiring\", \"members.notified\", \"webhook.test\", \"review.submitted\", \"review.changes_asked\", \"review.reviewed\", \"review.approved\", \"review.locked\", \"review.unlocked\", \"review.reopened\", \"review.signed\", \"comment.mentioned\", \"audit_sheet.queried\"]",
    },
)


class SnapshotImpactDataCompanie(TypedDict):
    abn: str
    changes: list[SnapshotImpactDataCompanieChange]
    is_material: bool
    name: str | None


class SnapshotImpactDataFrom(TypedDict):
    as_of: str
    id: str


SnapshotImpactDataTargetActual = TypedDict(
    "SnapshotImpactDataTargetActual",
    {
        "from": "float | None",
        "to": "float | None",
    },
)


SnapshotImpactDataTargetStatus = TypedDict(
    "SnapshotImpactDataTargetStatus",
    {
        "from": "str | None",
        "to": "str | None",
    },
)


class SnapshotImpactDataTarget(TypedDict):
    abn: str
    actual: SnapshotImpactDataTargetActual
    is_material: bool
    percent: float | None
    status: SnapshotImpactDataTargetStatus
    target_id: str


SnapshotImpactData = TypedDict(
    "SnapshotImpactData",
    {
        "bundles": "list[SnapshotImpactDataBundle]",
        "companies": "list[SnapshotImpactDataCompanie]",
        "compared": "int",
        "from": "SnapshotImpactDataFrom",
        "left_out": "int",
        "materiality_percent": "float",
        "note": "str",
        "targets": "list[SnapshotImpactDataTarget]",
        "to": "SnapshotImpactDataFrom",
        "watched": "int",
    },
)


class SnapshotImpact(TypedDict):
    data: SnapshotImpactData
    meta: AuditEventDetail


class MultiplierPageData(TypedDict):
    anzsic_classes: list[str]
    basis: Literal["reported"]
    code: str
    confidence: str
    direct_kgco2e_per_aud: float | None
    division: str | None
    level: Literal["industry", "division"]
    name: str
    note: str | None
    output_aud_m: float | None
    price_basis: str
    ref: str
    release: str
    source: str
    total_kgco2e_per_aud: float | None
    total_kgco2e_per_aud_domestic: float | None


class MultiplierPageMeta(TypedDict):
    as_of: str
    evidence_hash: str
    licences: list[AddressMatchesMetaLicence]
    snapshot: str
    warnings: list[AddressMatchesMetaWarning]
    provenance: list[AddressMatchesDataProvenance]
    total: int


class MultiplierPage(TypedDict):
    data: list[MultiplierPageData]
    meta: MultiplierPageMeta
    page: AuditEventPagePage


class StatisticalSeriesPageDataIndex(TypedDict):
    code: str
    name: str | None


class StatisticalSeriesPageDataObservation(TypedDict):
    ref: str
    status: str | None
    time_period: str
    value: float | None
    value_text: str | None


class StatisticalSeriesPageData(TypedDict):
    abs_series_id: str | None
    adjustment: str
    base_period: str | None
    basis: Literal["reported"]
    dataflow: str
    dataflow_version: str | None
    frequency: Literal["Q", "M"]
    index: StatisticalSeriesPageDataIndex
    key: str
    measure: ScenarioAnalysisBlockRegion
    observations: list[StatisticalSeriesPageDataObservation]
    region: ScenarioAnalysisBlockRegion
    release: str
    series_id: str
    unit: str


class StatisticalSeriesPageRereferenceLinkSharedPeriod(TypedDict):
    from_text: str
    ratio: float
    time_period: str
    to_text: str


class StatisticalSeriesPageRereferenceLink(TypedDict):
    factor_high: float | None
    factor_low: float | None
    from_base: str
    from_series: str
    key: str
    shared_periods: list[StatisticalSeriesPageRereferenceLinkSharedPeriod]
    to_base: str
    to_series: str


class StatisticalSeriesPage(TypedDict):
    data: list[StatisticalSeriesPageData]
    meta: RenewableProductPageMeta
    page: AuditEventPagePage
    rereference_links: list[StatisticalSeriesPageRereferenceLink]


class TableListDataField(TypedDict):
    description: str
    name: str
    type: Literal["string", "number", "integer", "boolean", "any"]
    unit: NotRequired[str]


class TableListData(TypedDict):
    attribution: str
    dataset: str
    fields: list[TableListDataField]
    is_downloadable: bool
    licence: DatasetListDataLicence
    name: str
    primary_key: list[str]
    publisher: str
    title: str


class TableListMeta(TypedDict):
    as_of: str
    snapshot: str


class TableList(TypedDict):
    data: list[TableListData]
    meta: TableListMeta


class UsageData(TypedDict):
    day: str
    items: int
    operation: str
    requests: int


class UsageTotal(TypedDict):
    items: int
    requests: int


Usage = TypedDict(
    "Usage",
    {
        "data": "list[UsageData]",
        "from": "str",
        "to": "str",
        "total": "UsageTotal",
    },
)


class VerifyHashAnswerBundle(TypedDict):
    bundle_id: str
    file: Literal["manifest.json"] | None
    sha256: str
    size: int


class VerifyHashAnswer(TypedDict):
    bundle: VerifyHashAnswerBundle | None
    issued: bool
    sha256: str


class WatchlistPageDataThresholds(TypedDict):
    grid_stale_days: int
    restated_percent: float
    risk_band: Literal["any", "up"]


class WatchlistPageData(TypedDict):
    authored_at: str
    authored_by: str
    company_count: int
    etag: str
    events: list[Literal["company.emissions_updated", "company.restated", "company.risk_band_changed", "company.readiness_changed", "safeguard.position_changed", "target.off_track", "evidence.conflict_found", "grid.series_stale", "dataset.released", "factor_edition.published", "framework.version_published"]]
    id: str
    name: str
    portfolio: str | None
    thresholds: WatchlistPageDataThresholds
    version: int


class WatchlistPage(TypedDict):
    data: list[WatchlistPageData]
    meta: AuditEventDetail
    page: AuditEventPagePage


class DeletedWatchlist(TypedDict):
    data: WatchlistPageData
    meta: AuditEventDetail


class WatchlistData(TypedDict):
    authored_at: str
    authored_by: str
    companies: list[str]
    company_count: int
    etag: str
    events: list[Literal["company.emissions_updated", "company.restated", "company.risk_band_changed", "company.readiness_changed", "safeguard.position_changed", "target.off_track", "evidence.conflict_found", "grid.series_stale", "dataset.released", "factor_edition.published", "framework.version_published"]]
    id: str
    name: str
    portfolio: str | None
    thresholds: WatchlistPageDataThresholds
    version: int


class Watchlist(TypedDict):
    data: WatchlistData
    meta: AuditEventDetail


class WatchlistBodyThresholds(TypedDict):
    grid_stale_days: NotRequired[int]
    restated_percent: NotRequired[float]
    risk_band: NotRequired[Literal["any", "up"]]


class WatchlistBody(TypedDict):
    companies: NotRequired[list[str]]
    events: NotRequired[list[Literal["company.emissions_updated", "company.restated", "company.risk_band_changed", "company.readiness_changed", "safeguard.position_changed", "target.off_track", "evidence.conflict_found", "grid.series_stale", "dataset.released", "factor_edition.published", "framework.version_published"]]]
    name: str
    portfolio: NotRequired[str]
    thresholds: NotRequired[WatchlistBodyThresholds]


class ChangedWatchlistMeta(TypedDict):
    changed: bool


class ChangedWatchlist(TypedDict):
    data: WatchlistData
    meta: ChangedWatchlistMeta


class Webhook(TypedDict):
    created_at: str
    created_by: str
    description: str
    disabled_reason: str | None
    etag: str
    event_types: list[Literal["company.emissions_updated", "company.restated", "company.risk_band_changed", "company.readiness_changed", "safeguard.position_changed", "target.off_track", "evidence.conflict_found", "grid.series_stale", "dataset.released", "factor_edition.published", "framework.version_published", "disclosure_run.succeeded", "disclosure_run.failed", "quota.threshold_reached", "api_key.expiring", "members.notified", "webhook.test", "review.submitted", "review.changes_asked", "review.reviewed", "review.approved", "review.locked", "review.unlocked", "review.reopened", "review.signed", "comment.mentioned", "audit_sheet.queried"]]
    id: str
    previous_secret_until: str | None
    state: Literal["active", "disabled"]
    url: str
    version: int
    watchlists: list[str]


class WebhookPage(TypedDict):
    data: list[Webhook]
    meta: AuditEventDetail
    page: AuditEventPagePage


class NewWebhook(TypedDict):
    description: NotRequired[str]
    event_types: NotRequired[list[Literal["company.emissions_updated", "company.restated", "company.risk_band_changed", "company.readiness_changed", "safeguard.position_changed", "target.off_track", "evidence.conflict_found", "grid.series_stale", "dataset.released", "factor_edition.published", "framework.version_published", "disclosure_run.succeeded", "disclosure_run.failed", "quota.threshold_reached", "api_key.expiring", "members.notified", "webhook.test", "review.submitted", "review.changes_asked", "review.reviewed", "review.approved", "review.locked", "review.unlocked", "review.reopened", "review.signed", "comment.mentioned", "audit_sheet.queried"]]]
    url: str
    watchlists: NotRequired[list[str]]


class IssuedWebhook(TypedDict):
    created_at: str
    created_by: str
    description: str
    disabled_reason: str | None
    etag: str
    event_types: list[Literal["company.emissions_updated", "company.restated", "company.risk_band_changed", "company.readiness_changed", "safeguard.position_changed", "target.off_track", "evidence.conflict_found", "grid.series_stale", "dataset.released", "factor_edition.published", "framework.version_published", "disclosure_run.succeeded", "disclosure_run.failed", "quota.threshold_reached", "api_key.expiring", "members.notified", "webhook.test", "review.submitted", "review.changes_asked", "review.reviewed", "review.approved", "review.locked", "review.unlocked", "review.reopened", "review.signed", "comment.mentioned", "audit_sheet.queried"]]
    id: str
    previous_secret_until: str | None
    secret: str
    state: Literal["active", "disabled"]
    url: str
    version: int
    watchlists: list[str]


class WebhookReplacement(TypedDict):
    description: NotRequired[str]
    event_types: NotRequired[list[Literal["company.emissions_updated", "company.restated", "company.risk_band_changed", "company.readiness_changed", "safeguard.position_changed", "target.off_track", "evidence.conflict_found", "grid.series_stale", "dataset.released", "factor_edition.published", "framework.version_published", "disclosure_run.succeeded", "disclosure_run.failed", "quota.threshold_reached", "api_key.expiring", "members.notified", "webhook.test", "review.submitted", "review.changes_asked", "review.reviewed", "review.approved", "review.locked", "review.unlocked", "review.reopened", "review.signed", "comment.mentioned", "audit_sheet.queried"]]]
    state: Literal["active", "disabled"]
    url: str
    watchlists: NotRequired[list[str]]


class WebhookDeliveryPageData(TypedDict):
    attempt_count: int
    ended_at: str | None
    event_id: str
    next_attempt_at: str | None
    sequence: int
    state: Literal["pending", "delivered", "failed"]
    type: Literal["company.emissions_updated", "company.restated", "company.risk_band_changed", "company.readiness_changed", "safeguard.position_changed", "target.off_track", "evidence.conflict_found", "grid.series_stale", "dataset.released", "factor_edition.published", "framework.version_published", "disclosure_run.succeeded", "disclosure_run.failed", "quota.threshold_reached", "api_key.expiring", "members.notified", "webhook.test", "review.submitted", "review.changes_asked", "review.reviewed", "review.approved", "review.locked", "review.unlocked", "review.reopened", "review.signed", "comment.mentioned", "audit_sheet.queried"]


class WebhookDeliveryPage(TypedDict):
    data: list[WebhookDeliveryPageData]
    meta: AuditEventDetail
    page: AuditEventPagePage


class WebhookDeliveryAttempt(TypedDict):
    attempt: int
    attempted_at: str
    error: str | None
    milliseconds: int
    status: int | None


class WebhookDelivery(TypedDict):
    attempt_count: int
    attempts: list[WebhookDeliveryAttempt]
    ended_at: str | None
    event_id: str
    next_attempt_at: str | None
    sequence: int
    state: Literal["pending", "delivered", "failed"]
    type: Literal["company.emissions_updated", "company.restated", "company.risk_band_changed", "company.readiness_changed", "safeguard.position_changed", "target.off_track", "evidence.conflict_found", "grid.series_stale", "dataset.released", "factor_edition.published", "framework.version_published", "disclosure_run.succeeded", "disclosure_run.failed", "quota.threshold_reached", "api_key.expiring", "members.notified", "webhook.test", "review.submitted", "review.changes_asked", "review.reviewed", "review.approved", "review.locked", "review.unlocked", "review.reopened", "review.signed", "comment.mentioned", "audit_sheet.queried"]


class SecretRotation(TypedDict):
    overlap_seconds: NotRequired[int]

