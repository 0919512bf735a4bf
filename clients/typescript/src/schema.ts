// Written by scripts/generate-client.ts; edit the routes instead.
// openapi.json 911818af545e8e8a37c817776b7ed406f52981c2721657ce1e90c14b84c56706
// this text 08be5551f2bbf24e85ffde87a7d7155a3ab9ff8e47cbe86826d7ee21a5906cdb
export interface paths {
    "/.well-known/southerly-keys.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public keys that bundles of this service are signed with
         * @description Keys that are no longer used stay listed as `retired`, so that old bundles can be verified. Fetch it over a connection that you trust: whoever gives you the keys decides whom you believe.
         */
        get: operations["getSigningKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/errors/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The documentation of an error code
         * @description What the `type` of a problem links to: a page for people, or Markdown when asked for.
         */
        get: operations["getErrorPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say that the process runs */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/methods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The documentation of a method: formula, inputs, worked example, limits
         * @description What `method.url` in an answer links to: a page for people, or Markdown when asked for.
         */
        get: operations["getMethodPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say whether the service can answer with data
         * @description The database can be reached, its migrations are current, a snapshot exists. 503 not_ready names what is missing.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schemas/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The JSON Schema of a file of a bundle
         * @description One of report, coverage-matrix, provenance, manifest.
         */
        get: operations["getBundleSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/addresses/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Match an address against the national address file
         * @description Takes an address as people write it, slips and abbreviations included, and answers the addresses that may be meant, each with a score, how exact it is, and its point. An address is never moved to another place silently.
         */
        get: operations["matchAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was changed and by whom, newest first
         * @description Each event carries the hash of the event before it, so that an altered or missing one shows. Auditors name the company and see what concerns the periods of their engagement.
         */
        get: operations["listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/batch/climate-profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Climate profiles of up to 50 companies
         * @description Answers in the order of the ABNs, each with its own error. The quota counts ABNs; the rate counts one request. Takes `text/csv` with the heading abn, and answers `application/x-ndjson` when asked: a line for each result, the last with summary and meta.
         */
        post: operations["batchClimateProfiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/batch/climate-profiles/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A table of up to 1,000 companies as a workbook
         * @description A row for each ABN with its latest figures, or the reason why there are none; sums by year; sources. The same ABNs and snapshot give the same bytes; `Repr-Digest` tells their SHA-256. The quota counts ABNs; the rate counts one request. Takes `text/csv` with the heading abn.
         */
        post: operations["exportPortfolio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/batch/climate-risks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Physical and transition risk of up to 50 companies
         * @description Answers in the order of the ABNs, each with its own error. The quota counts ABNs; the rate counts one request. Takes `text/csv` with the heading abn, and answers `application/x-ndjson` when asked: a line for each result, the last with summary and meta.
         */
        post: operations["batchClimateRisks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/audit-sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The auditor’s sheet of a period: every requirement with its evidence and the auditors’ marks
         * @description As JSON, or as a workbook to file. A mark is about the evidence that was looked at: `changed_since` tells when another stands.
         */
        get: operations["getAuditSheet"];
        put?: never;
        /**
         * Mark requirements of the sheet as agreed or queried
         * @description Only a person can mark. All marks are written down, or none. A query opens a comment on its requirement. 409 when the evidence is no longer the one that you looked at.
         */
        post: operations["markAuditSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/climate-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The climate profile of one company
         * @description Deterministic: the same company and snapshot give the same bytes. Every block says whether it is available and why not, how it came about, how good it is and by which method. `changed_since` shows only the blocks whose inputs differ from an earlier snapshot.
         */
        get: operations["getClimateProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/climate-profile/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The climate profile of one company as a workbook or a PDF
         * @description The same company and snapshot give the same bytes; `Repr-Digest` tells their SHA-256. `format` outweighs the Accept header, and xlsx is the default.
         */
        get: operations["exportClimateProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/climate-risk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Physical and transition risk of one company
         * @description Bands and flags from observed climate and published figures. The head office and the sites are kept apart; what cannot be located or has no series nearby says so; hazards that are not assessed are listed.
         */
        get: operations["getClimateRisk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/climate-series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The climate at a company’s head office, year by year
         * @description Every complete year behind the `climate_context` of the profile, so that a baseline can be re-computed. `meta.evidence_hash` is the hash of that block.
         */
        get: operations["getClimateSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Comments on a period in threads, the newest thread first
         * @description On requirements, figures, records and pages of bundles; all of them, or open ones, or on one subject.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Comment on something, or answer in a thread
         * @description Give `subject` to open a thread and `thread` to answer in one. Comments cannot be changed or deleted.
         */
        post: operations["addComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/comments/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a resolved thread of comments again
         * @description Once more changes nothing.
         */
        post: operations["reopenComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/comments/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve a thread of comments
         * @description Once more changes nothing.
         */
        post: operations["resolveComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/contradictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What speaks against the records of a company
         * @description Every declared figure or fact that a published one, another record or the calendar speaks against: both values, where each stands, how far they are apart, the requirements that are `conflicting` until it is explained, and what would settle it.
         */
        get: operations["getContradictions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/contradictions/{id}/explanation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Explain a contradiction
         * @description A named person says why both values stand. The contradiction stays in every answer and bundle, with the explanation, and no longer makes its requirements `conflicting`. It lapses when either value changes. Explanations are kept and audited; a later one of the same contradiction stands beside the earlier one and counts.
         */
        post: operations["explainContradiction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/disclosure-draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The readable disclosure of a company as a Word file or a PDF
         * @description The four pillars in the order of the standard: what the company states about each requirement, figures and charts where they belong, basis of preparation, reliefs, explained contradictions, and an index of paragraphs. What is still open stands in the margin. It is marked DRAFT until the period is approved. The same records and snapshot give the same bytes; `Repr-Digest` tells their SHA-256. `format` outweighs the Accept header, and docx is the default.
         */
        get: operations["getDisclosureDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/disclosure-metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All records of a company for a period side by side
         * @description Which records are there, in which version, what was elected, what is missing and where to send it. That a record is present says nothing about its quality: see filing-readiness.
         */
        get: operations["getDisclosureMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/disclosure-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have an evidence bundle made for a company and period
         * @description Answers 202 with the run and its Location; with `Prefer: wait=20` it waits up to so many seconds and answers 201 once the bundle is made. The same company, period, data and records are answered with the run that stands, 200 once its bundle is made, unless `force` asks for another. A new bundle supersedes the one before, which stays.
         */
        post: operations["requestDisclosureReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/disclosure-report-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every run about a company, newest first */
        get: operations["listDisclosureRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/disclosure-report-runs/{run_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a run is */
        get: operations["getDisclosureRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/disclosure-report-runs/{run_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a run
         * @description A queued run is never begun, a running one ends before its next stage and keeps nothing. Cancelling once more changes nothing; a run that has succeeded or failed is 409.
         */
        post: operations["cancelDisclosureRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/disclosure-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bundles of a company, newest first, each with what it supersedes */
        get: operations["listDisclosureReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/disclosure-reports/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Two bundles of a company number by number, each difference with its cause
         * @description Causes: new data, restated data, data that is no longer used, another method, an edit of the tenant, another version of the standard. Reading both bundles is in the audit log.
         */
        get: operations["compareDisclosureReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/disclosure-reports/latest/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the newest bundle of a company
         * @description The ZIP, or one file of it with `file=report.pdf`. `Repr-Digest` tells its SHA-256; ranges and HEAD work. Every read is in the audit log.
         */
        get: operations["downloadLatestDisclosureReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/disclosure-reports/{artifact_id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a bundle
         * @description The ZIP, or one file of it with `file=report.pdf`. `Repr-Digest` tells its SHA-256; ranges and HEAD work. Every read is in the audit log.
         */
        get: operations["downloadDisclosureReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/emission-targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the emission targets of a company
         * @description The version in force.
         */
        get: operations["getEmissionTargets"];
        /**
         * Write the emission targets of a company
         * @description Replaces the whole record by a new version; earlier versions stay in the history. If-Match must name the version that is replaced (428 without, 412 when it is not the newest); the first version needs none. Faults refuse the record, all at once; warnings do not.
         */
        put: operations["putEmissionTargets"];
        post?: never;
        /**
         * Delete the emission targets of a company
         * @description Appends a version that says that the record is gone and why. Nothing that was written is removed: every version stays in the history until `retain_until` at least. If-Match must name the version in force.
         */
        delete: operations["deleteEmissionTargets"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/emission-targets/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every version of the emission targets of a company, newest first
         * @description Who wrote each, when, and what it changed, field by field. A deletion is a version too.
         */
        get: operations["listEmissionTargetsVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/emission-targets/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far each emission target is, year by year
         * @description Against the straight line from base over milestones to target, with a series for a chart. Actuals are the target’s own, else the registry’s; where they are about something else the status is `indeterminate`, with every reason. Credits are never netted off.
         */
        get: operations["getTargetProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which requirement rests on which file, and which file supports nothing
         * @description Every document that statements, instruments, electricity and targets of the period name by its SHA-256: whether its file is held, missing, or of another kind than the record says; which requirements rest on it; and files that were uploaded for the company and period and that no record names.
         */
        get: operations["getCompanyEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/evidence/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every held document behind the records of a period, as one ZIP
         * @description The companion of a bundle, whose seven files list the documents by hash: `southerly verify bundle.zip --evidence evidence.zip` checks each file and names those that are not inside. The ZIP is made while it is read, so its length is not known before. The read is in the audit log.
         */
        get: operations["downloadCompanyEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/filing-readiness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the evidence for a climate report of a period is, requirement by requirement
         * @description State and score over four pillars, gates, what was set aside and by whom, the reporting group with what is unknown, and for each open row what closes it, who usually holds that and where to send it. As CSV or Markdown: the open rows as a to-do list. It never says that a filing complies.
         */
        get: operations["getFilingReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/filing-readiness/last-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the record that was written last did to the readiness
         * @description The score and its line before and after that version, and each requirement whose status it changed, with why. Published data is the same on both sides.
         */
        get: operations["getReadinessChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/market-based-scope2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Location-based and market-based scope 2 side by side, and how far each claim stands up
         * @description Composed from the electricity and the instruments of the market-based evidence, the national factors of the period’s edition and the renewable power percentages, in exact decimals. Every instrument lists every check. Certificates that another record claims too are a `conflict`, and nothing else is said of it.
         */
        get: operations["getMarketBasedScope2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/market-based-scope2/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the market-based scope 2 evidence of a company for a period
         * @description The version in force. Without `period`: of the latest period that has one.
         */
        get: operations["getMarketBasedEvidence"];
        /**
         * Write the market-based scope 2 evidence of a company for a period
         * @description Replaces the whole record by a new version; earlier versions stay in the history. If-Match must name the version that is replaced (428 without, 412 when it is not the newest); the first version needs none. Faults refuse the record, all at once; warnings do not.
         */
        put: operations["putMarketBasedEvidence"];
        post?: never;
        /**
         * Delete the market-based scope 2 evidence of a company for a period
         * @description Appends a version that says that the record is gone and why. Nothing that was written is removed: every version stays in the history until `retain_until` at least. If-Match must name the version in force.
         */
        delete: operations["deleteMarketBasedEvidence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/market-based-scope2/evidence/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every version of the market-based scope 2 evidence of a company for a period, newest first
         * @description Who wrote each, when, and what it changed, field by field. A deletion is a version too. Without `period`: of the latest period that has one.
         */
        get: operations["listMarketBasedEvidenceVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/organisational-boundary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the organisational boundary of a company for a period
         * @description The version in force. Without `period`: of the latest period that has one.
         */
        get: operations["getOrganisationalBoundary"];
        /**
         * Write the organisational boundary of a company for a period
         * @description Replaces the whole record by a new version; earlier versions stay in the history. If-Match must name the version that is replaced (428 without, 412 when it is not the newest); the first version needs none. Faults refuse the record, all at once; warnings do not.
         */
        put: operations["putOrganisationalBoundary"];
        post?: never;
        /**
         * Delete the organisational boundary of a company for a period
         * @description Appends a version that says that the record is gone and why. Nothing that was written is removed: every version stays in the history until `retain_until` at least. If-Match must name the version in force.
         */
        delete: operations["deleteOrganisationalBoundary"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/organisational-boundary/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every version of the organisational boundary of a company for a period, newest first
         * @description Who wrote each, when, and what it changed, field by field. A deletion is a version too. Without `period`: of the latest period that has one.
         */
        get: operations["listOrganisationalBoundaryVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/organisational-boundary/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * From the registry’s figures to those of the standard, line by line
         * @description Period, boundary, geography, gases, thresholds and exclusions, each with what differs, how much where it is known, and what to find out. No sum is made of them.
         */
        get: operations["getBoundaryReconciliation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/period-owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say who answers for a period of a company
         * @description The owner is told, and so are they of what waits in the period: queries, contradictions, gates, days to lodge. The same once more changes nothing.
         */
        put: operations["setPeriodOwner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which records the tenant has written about a company
         * @description By kind and period, the latest period first; an empty list where nothing was written. A deleted record still has its history.
         */
        get: operations["listRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/reference-context": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a working paper needs beside a company’s figures
         * @description For a period: the edition of the national factors and why, electricity factors and residual mix of the region, usual fuels of the division, warming potentials, prices, grid index, Safeguard reduction contribution and the framework version in force, all cited.
         */
        get: operations["getReferenceContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the review of a period is: every record and statement with its state
         * @description A state is bound to the content that it was given to: what is changed afterwards is a draft again and says why. In a locked period nothing can be written.
         */
        get: operations["getReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/review/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve, lock, unlock or reopen
         * @description Somebody else than the author must approve; the only member of a tenant may, and is shown as `self_approved`. A period is approved once all its records and statements are. Unlocking and reopening need a reason.
         */
        post: operations["approveReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/review/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for changes, mark as reviewed, or reopen what was reviewed
         * @description Somebody else than the author must review, unless the tenant has one member only. Asking for changes needs a reason.
         */
        post: operations["decideReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/review/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in for review, or take back what was handed in
         * @description Only a person can move something: a key must act for a member. All that is asked for is moved, or nothing; without `subjects` everything that can be.
         */
        post: operations["submitForReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/s2-statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the S2 statements of a company for a period
         * @description The version in force. Without `period`: of the latest period that has one.
         */
        get: operations["getS2Statements"];
        /**
         * Write the S2 statements of a company for a period
         * @description Replaces the whole record by a new version; earlier versions stay in the history. If-Match must name the version that is replaced (428 without, 412 when it is not the newest); the first version needs none. Faults refuse the record, all at once; warnings do not.
         */
        put: operations["putS2Statements"];
        post?: never;
        /**
         * Delete the S2 statements of a company for a period
         * @description Appends a version that says that the record is gone and why. Nothing that was written is removed: every version stays in the history until `retain_until` at least. If-Match must name the version in force.
         */
        delete: operations["deleteS2Statements"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/s2-statements/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every version of the S2 statements of a company for a period, newest first
         * @description Who wrote each, when, and what it changed, field by field. A deletion is a version too. Without `period`: of the latest period that has one.
         */
        get: operations["listS2StatementsVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/sector-peers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reporters that a company is compared with, by name
         * @description The population behind the `sector_benchmark` of the profile: who is in it and with which figures, so that a percentile can be re-computed. `meta.evidence_hash` is the hash of that block.
         */
        get: operations["getSectorPeers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the sites that the tenant declares for a company
         * @description The version in force.
         */
        get: operations["getSites"];
        /**
         * Write the sites that the tenant declares for a company
         * @description Replaces the whole record by a new version; earlier versions stay in the history. If-Match must name the version that is replaced (428 without, 412 when it is not the newest); the first version needs none. Faults refuse the record, all at once; warnings do not.
         */
        put: operations["putSites"];
        post?: never;
        /**
         * Delete the sites that the tenant declares for a company
         * @description Appends a version that says that the record is gone and why. Nothing that was written is removed: every version stays in the history until `retain_until` at least. If-Match must name the version in force.
         */
        delete: operations["deleteSites"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/sites/climate-profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The climate at each site of a company
         * @description Facilities of the newest Safeguard and generation tables and the sites that the tenant declared, each with how its place was found and how exact it is. A site that cannot be located says so.
         */
        get: operations["getSiteClimateProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/sites/climate-risks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Physical risk of each site of a company, and all of them counted
         * @description Each site is assessed alone. The roll-up states its rule, its worst sites and those it could not assess.
         */
        get: operations["getSiteClimateRisks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{abn}/sites/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every version of the sites that the tenant declares for a company, newest first
         * @description Who wrote each, when, and what it changed, field by field. A deletion is a version too.
         */
        get: operations["listSitesVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company-periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All companies and periods that the tenant works on: state, readiness, owner, day to lodge
         * @description Companies with a record of a period or with an owner. Readiness is the last that was computed, with its age; where something changed since, it is computed again in the background. As CSV: all rows that the filters leave.
         */
        get: operations["listCompanyPeriods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/datasets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List every dataset: publisher, licence, cadence and what is loaded of it */
        get: operations["listDatasets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/datasets/{slug}/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the releases of a dataset, newest publication first */
        get: operations["listReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/desk/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Withdrawals and links that were asked for at the desk, newest first */
        get: operations["listDeskChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/desk/changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A withdrawal or a link: what it changes for whom, and what has become of it */
        get: operations["getDeskChange"];
        put?: never;
        post?: never;
        /** Drop a change that nobody applied */
        delete: operations["dropDeskChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/desk/changes/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a change as it was compared
         * @description A worker applies it, all or nothing, and compares the answers once more. Effects that look wrong need `accept_reason`, which is kept with the release; when other data went in force meanwhile, the change is compared again instead. Asking again for the same version changes nothing.
         */
        post: operations["applyDeskChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/desk/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The files at the data desk, newest first */
        get: operations["listDeskFiles"];
        put?: never;
        /**
         * Bring a publisher’s file to the data desk
         * @description The body is the file itself, written to the disk as it arrives; it may take as long as it goes on. A worker then finds out what it is, reads it and compares the answers about all companies before and after. Nothing is in force until it is loaded. Data is shared by all tenants of the installation.
         */
        post: operations["receiveDeskFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/desk/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a file is, its first rows, what is in doubt, and what loading it would change for whom */
        get: operations["getDeskFile"];
        put?: never;
        post?: never;
        /**
         * Take a file off the desk
         * @description A release that was made of it stays in force.
         */
        delete: operations["removeDeskFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/desk/files/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a file again with what you state about it
         * @description What was stated before is forgotten. `decisions` settle the findings of the version that they name, exactly one each; they stand while source and edition stay. The file gets a new version, which a load has to name.
         */
        post: operations["checkDeskFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/desk/files/{id}/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Load a file as it was checked
         * @description A worker loads it as one release, all or nothing, and compares the answers once more. Effects that look wrong need `accept_reason`, which is kept with the release; when other data went in force meanwhile, the file is checked again instead. Asking again for the same version changes nothing.
         */
        post: operations["loadDeskFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/desk/link-proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Facilities of the Safeguard Mechanism whose company a person has to name, with candidates
         * @description A link is confirmed by `POST /v1/desk/links` or `southerly links confirm`, which keep it as a release with who and why.
         */
        get: operations["listLinkProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/desk/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Links that people confirmed, newest first, also those that were withdrawn */
        get: operations["listConfirmedLinks"];
        put?: never;
        /**
         * Say which company controls a facility of the Safeguard Mechanism in a year
         * @description A worker compares the answers about all companies first. Without `reason` it stops there: the change shows what would change for whom, and `POST /v1/desk/changes/{id}/apply` goes on. With `reason` the link is confirmed when nothing looks wrong, or when `accept_reason` says why it is right. A confirmed link is a release of its own with who, when and why; `POST /v1/desk/releases/{id}/withdraw` takes it out of force. For all tenants of the installation.
         */
        post: operations["confirmLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/desk/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every release, newest publication first, with who accepted what and what was withdrawn */
        get: operations["listDeskReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/desk/releases/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a release out of force
         * @description A worker compares the answers about all companies first. Without `reason` it stops there: the change shows what would change for whom, and `POST /v1/desk/changes/{id}/apply` goes on. With `reason` the release is withdrawn when nothing looks wrong, or when `accept_reason` says why it is right. It stays on record with the reason, and the release before it is in force again. Answers from snapshots that hold it say that it was withdrawn. For all tenants of the installation.
         */
        post: operations["withdrawRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/desk/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What updates came to, what waits for a decision, and what is due where
         * @description Updates are begun by `southerly update` or `SOUTHERLY_UPDATE=daily`. For every source: the newest edition held, the next one, when it is expected, who says so, and the page to get it from.
         */
        get: operations["showDeskUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/desk/waiting-files/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a file at the desk that an update received and did not load
         * @description It is checked as a file that a person brought, and can then be decided, loaded or set aside. Opened twice, it is one file.
         */
        post: operations["openWaitingFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/desk/waiting-files/set-aside": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide that a file of an update is not loaded
         * @description It leaves the desk, and updates do not offer the same bytes again. Other bytes at the same address are checked again.
         */
        post: operations["setWaitingFileAside"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/emission-factors/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up to 200 emission factors in one request
         * @description Answers in the order of the look-ups, each with its own error. The quota counts look-ups; the rate counts one request.
         */
        post: operations["batchFactors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/emission-factors/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Multiply quantities with emission factors, exactly
         * @description Converts units (through the published energy content where needed), computes gas by gas without rounding, and shows every step. Sums by scope; location- and market-based figures are never added.
         */
        post: operations["calculateEmissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/emission-factors/greenpower": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List renewable electricity products (GreenPower) that retailers offer
         * @description Shares of use and prices, with what each price applies to. A retailer in whose plans none was seen is listed with `offer=none_seen`; that is no proof that it has none.
         */
        get: operations["listGreenPower"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/emission-factors/lint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold your own factor sheet against the edition of your period
         * @description Finds values of another edition, a superseded issue, another state or method, of AR6, slips of units (kg/t, GJ/kWh, L/kL), and values in no edition with the nearest that is. A row is known by `factor_id`, by `description` and `region`, or by its value alone.
         */
        post: operations["lintFactors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/emission-factors/renewable-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List renewable electricity products (GreenPower) that retailers offer
         * @description Shares of use and prices, with what each price applies to. A retailer in whose plans none was seen is listed with `offer=none_seen`; that is no proof that it has none.
         */
        get: operations["listRenewableProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/emission-factors/scope1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the national emission factors of scope 1
         * @description Combustion of fuels, industrial processes, refrigerants, waste treatment, agriculture and, in 2021, fugitives. One edition answers, and `meta.edition` says which and why. No region stands in for another unless `region_fallback` asks for it; `meta.absence` says why a region has none.
         */
        get: operations["listScope1Factors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/emission-factors/scope2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the national emission factors of scope 2
         * @description Purchased electricity: location-based by grid, and the residual mix for the market-based method. One edition answers, and `meta.edition` says which and why. No region stands in for another unless `region_fallback` asks for it; `meta.absence` says why a region has none.
         */
        get: operations["listScope2Factors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/emission-factors/scope3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the national emission factors of scope 3
         * @description Upstream of fuels, upstream and losses of electricity, waste to landfill. A full fuel cycle (scopes 2 and 3 together) is here too, with scope null. One edition answers, and `meta.edition` says which and why. No region stands in for another unless `region_fallback` asks for it; `meta.absence` says why a region has none.
         */
        get: operations["listScope3Factors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/emission-factors/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find emission factors by everyday words
         * @description Understands fuels, vehicles, places, units and refrigerants, with misspellings: "vic grid", "diesel truck", "R410A". The same words always give the same order; `match` explains it and `facets` say what filters would leave.
         */
        get: operations["searchFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/emission-factors/{factor_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One emission factor by its factor id or row id, with its figure in every edition
         * @description Asked for alone, a factor that cannot be re-based answers 422 `gwp_transform_unavailable`.
         */
        get: operations["getFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resolve an ABN, an ACN or a name against the registry and the register
         * @description An ABN or ACN gives one company: its names over the years, its roles, who reports for it, and other ABNs that may be the same business. A name gives ranked candidates among all reporters of all years and the emitters of the Safeguard tables.
         */
        get: operations["resolveEntity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entities/{abn}/emissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Annual registry emissions of one company
         * @description Scope 1, scope 2 (location-based) and net energy by reporting year, as published. Every year of the registry has an entry; a year without a row says why and is not zero. A company that is known otherwise and has no row at all is answered too; `meta.warnings` names who reports for it.
         */
        get: operations["getEntityEmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened, oldest first, from any event on
         * @description Ordered and without a gap: once you have seen an event, no earlier one can appear. Remember the id of the last event that you have dealt with and ask for what came after it. `cursor` leads through the pages of one answer.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/evidence-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Evidence files, the newest first
         * @description `abn` and `period` narrow to files that were uploaded for them or that one of their records names; a record without a period, such as the targets, speaks for all. Auditors name both.
         */
        get: operations["listEvidenceFiles"];
        put?: never;
        /**
         * Upload a bill, a certificate, minutes or another document
         * @description The body is the file itself, at most 50 MB: PDF, Excel (.xlsx), Word (.docx), PowerPoint (.pptx), CSV, text, PNG, JPEG, TIFF or WebP, known by its content. Macros, passwords, web pages and programs are refused, and so is a name that says another kind. Records name the file by its SHA-256. The same bytes are the same file: 200 instead of 201, with the name of the first upload. `abn` and `period` go together and say what it is for.
         */
        post: operations["addEvidenceFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/evidence-files/{sha256}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an evidence file is, and which records name it */
        get: operations["getEvidenceFile"];
        put?: never;
        post?: never;
        /**
         * Remove an evidence file that supports nothing
         * @description Refused while a record names it, and while a version that named it has to be kept: seven years, as for the record itself.
         */
        delete: operations["removeEvidenceFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/evidence-files/{sha256}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an evidence file
         * @description Always to be saved, never shown in the page, with the type of its content. `Repr-Digest` tells its SHA-256; ranges and HEAD work. Every read is in the audit log.
         */
        get: operations["downloadEvidenceFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/grid-intensity/{region}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Emission intensity of one electricity region
         * @description Energy-weighted intensity of generation by day, month, year or July-June year, with its freshness. The index counts emissions of generation; it is not a scope 2 factor. SWIS has no such index: the national factors by edition stand there, labelled.
         */
        get: operations["getGridIntensity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what an invitation link invites to
         * @description For the page that the link opens. Nothing is used up by looking. Needs `X-Requested-With: southerly`.
         */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation on the machine of the service
         * @description Only where the service serves this machine alone: elsewhere an invitation is accepted with a passkey or by the provider. Uses the link up. Needs `X-Requested-With: southerly`.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitation/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation with a new passkey
         * @description Registers the passkey, uses the link up and signs in. Needs `X-Requested-With: southerly`.
         */
        post: operations["joinWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitation/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to accept an invitation with a new passkey */
        post: operations["beginJoinWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the API keys of the tenant, oldest first */
        get: operations["listKeys"];
        put?: never;
        /**
         * Make an API key
         * @description The full key is in this answer and nowhere else. Nobody can grant scopes or packs that they lack. With `member` the key acts for you.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show one API key */
        get: operations["getKey"];
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description It stops working at once in this process and within 5 seconds in all others. Revoking twice is harmless. A key cannot revoke one with scopes or packs that it lacks; a person who manages keys can revoke every key of the tenant.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace an API key by a new one with the same rights
         * @description The old key goes on working for the overlap, so that clients can be changed one by one. A key cannot rotate one with scopes or packs that it lacks.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show who acts, for which tenant, and what they may do */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell whether an account of the OpenID provider is linked to you */
        get: operations["getMyAccount"];
        put?: never;
        /**
         * Begin to link an account of the OpenID provider to yourself
         * @description For members who joined by a passkey. The browser goes to the provider and comes back to the page of sign-in, which links the account while the same person is still signed in here.
         */
        post: operations["linkMyAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the API keys that act for you, oldest first */
        get: operations["listMyKeys"];
        put?: never;
        /**
         * Make an API key that acts for you
         * @description The full key is in this answer and nowhere else. It has the rights that you have at the moment of each request, and no others: a role that is taken away narrows it at once, and it ends with your membership. Made in a session of the web app alone.
         */
        post: operations["createMyKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key that acts for you
         * @description It is refused from the next request on, in every process. Revoking twice is harmless.
         */
        delete: operations["revokeMyKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/notification-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you are told by e-mail, and when
         * @description In the app you are told of everything.
         */
        get: operations["getNotificationPreferences"];
        /**
         * Choose what you are told by e-mail: at once, in a daily digest, or not at all
         * @description Kinds that are left out stay as they are.
         */
        put: operations["setNotificationPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you were notified of, newest first
         * @description With names of people and companies as they are now. An auditor sees the engagements only.
         */
        get: operations["listMyNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read, some or all
         * @description What is no unread notification of yours is passed over.
         */
        post: operations["markNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your passkeys, oldest first */
        get: operations["listMyPasskeys"];
        put?: never;
        /** Register a further passkey */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to register a further passkey
         * @description The challenge works once, within five minutes.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove one of your passkeys
         * @description The last one stays where nothing else would let you in again.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for you, what changed since you were here, and by when periods must be lodged
         * @description By your rights, by mention, and by the periods that you own. An auditor sees the engagements only. A key must act for a member.
         */
        get: operations["getMyWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/work/visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that you look at your work now
         * @description What happens from now on is new at your next visit. Looks that are less than 30 minutes apart are one visit.
         */
        post: operations["visitMyWork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people of the tenant, in the order of their invitation */
        get: operations["listMembers"];
        put?: never;
        /**
         * Invite somebody
         * @description The answer holds the link that the person joins by, and nothing else does: it works once, within 7 days. A key gives no role with rights that it lacks; the role `operator` is given by who holds it.
         */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show one person of the tenant */
        get: operations["getMember"];
        /**
         * Change the name, roles or engagements of somebody
         * @description What is left out stays as it is. It counts from their next request on, in every process. If-Match must name the `etag` of the member that you saw, or `*`.
         */
        put: operations["changeMember"];
        post?: never;
        /**
         * Remove somebody from the tenant
         * @description Ends their sessions at once in every process, makes their invitation links useless and revokes the keys that act for them. What they wrote stays. The last administrator cannot be removed. Removing twice is harmless.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase the name and e-mail address of somebody who was removed
         * @description A pseudonym stands in their place. The audit log goes on telling what they did, by their id.
         */
        post: operations["eraseMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new invitation link for somebody who has not joined
         * @description Links before it stop working.
         */
        post: operations["inviteMemberAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notification-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * E-mails of notifications, newest first, with what became of them
         * @description Who it was for and what the mail server said; not what it told. At most one e-mail leaves for each notification and digest.
         */
        get: operations["listNotificationMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/packs/{pack_id}/frameworks/aasb-s2/requirements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requirements of AASB S2 and what a pack covers of each
         * @description Paragraph by paragraph, in our own words. Without `version` the one in force today is answered, and `meta.version` says so.
         */
        get: operations["listRequirements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the plans and their limits */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reporting-duty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which reporting group a company falls in, its first period and the day to lodge
         * @description From the dated thresholds of the Corporations Act. A fact that is left out is unknown: a test that the rest decides is decided, otherwise the answer says what is open and what would decide it. Stores nothing.
         */
        post: operations["classifyReportingDuty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the roles and what each may do */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange an API key for a session of the web app
         * @description The key comes in the Authorization header. The answer sets a cookie (HttpOnly, SameSite=Strict) that stands for the key, with its scopes and limits, and stops with it: after 2 hours without a request and after 12 hours at the latest, unless set otherwise. Changes by cookie need `X-Requested-With: southerly`.
         */
        post: operations["openSession"];
        /**
         * End the session of the web app
         * @description Removes the cookie and ends the session in every process, so that a copy of the cookie is of no use either. DELETE /v1/sessions/{id} ends others; to end every session of a key, revoke the key.
         */
        delete: operations["closeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the token of a sign-in link for a session of the web app
         * @description For the page that a sign-in link opens. `southerly serve` and `southerly sign-in` print links to who runs the service; each works once, within an hour, in a browser on the same machine, and signs in as the member of the first start. Needs `X-Requested-With: southerly`.
         */
        post: operations["openSessionByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open sessions of the web app, newest first
         * @description Your own, or with `everybody` those of the whole tenant, which needs the scope members:manage.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session of the web app
         * @description One of your own, or with the scope members:manage one of anybody in the tenant. It counts from the next request on, in every process. Ending it twice is harmless.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell how people sign in to this installation */
        get: operations["listSignInWays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sign-in/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by a passkey
         * @description Checks what the device signed, with finger, face or PIN, and opens a session of the member. Needs `X-Requested-With: southerly`.
         */
        post: operations["finishPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sign-in/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a sign-in by a passkey
         * @description For the sign-in page. The browser shows the passkeys that it has for this service. The challenge works once, within five minutes. Needs `X-Requested-With: southerly`.
         */
        post: operations["beginPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sign-in/provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a sign-in by the OpenID provider
         * @description For the sign-in page. The answer sets a sealed cookie that the way back needs, for ten minutes, and says where the browser goes. Needs `X-Requested-With: southerly`.
         */
        post: operations["beginProviderSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sign-in/provider/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a sign-in by the OpenID provider
         * @description For the page that the provider sends the browser back to. Exchanges the code for the identity of the person, checks all of it, and opens a session of the member. Works once, in the browser that began it. Needs `X-Requested-With: southerly`.
         */
        post: operations["finishProviderSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the snapshots, newest first
         * @description A snapshot is a set of releases in force together. Pass its id as `snapshot` to get any answer as it was.
         */
        get: operations["listSnapshots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/snapshots/{a}/diff/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Compare two snapshots: releases replaced, rows added, removed and restated */
        get: operations["diffSnapshots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/snapshots/{a}/diff/{b}/impact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the step from one snapshot to another means to you
         * @description Which of the watched companies, their targets and bundles move, by how much, and which of that is above the materiality; with a draft restatement note. The quota counts an item, one for each ten companies compared and two for each with records.
         */
        get: operations["getSnapshotImpact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/statistical/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List series of the consumer price index with their SDMX keys and base periods
         * @description One series for each key and base: index numbers of two bases are never joined. `rereference_links` say how two bases stand to each other in the periods that both publish.
         */
        get: operations["listStatisticalSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show requests and items by day and operation
         * @description Counts are written about once a second, so the last second may be missing.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/verify/{sha256}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether this service issued a bundle with this hash
         * @description Takes the SHA-256 of the ZIP, or of the manifest.json in it. Says that the service made it; never for whom, when or how often. The other files are not known by their hash: the manifest lists theirs. `southerly verify` checks what is inside, without the service.
         */
        get: operations["verifyHash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/watchlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the watchlists in order of their ids, without their companies */
        get: operations["listWatchlists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/watchlists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show one watchlist with its companies */
        get: operations["getWatchlist"];
        /**
         * Watch companies: which, for what, and from which size of change on
         * @description Replaces the whole watchlist. If-Match must name the version that is replaced (428 without, 412 when it is not the newest); a new watchlist needs none. What changes from then on is told by GET /v1/events and by webhooks. The quota counts an item for every full thousand of companies.
         */
        put: operations["putWatchlist"];
        post?: never;
        /**
         * Stop watching
         * @description Events that the watchlist caused stay. If-Match must name the version in force.
         */
        delete: operations["deleteWatchlist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the webhooks, oldest first */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Have events posted to an address
         * @description Signed after Standard Webhooks 1.0. The signing secret is in this answer and nowhere else. An event is sent until it is accepted, for a day; its `webhook-id` stays the same.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show one webhook */
        get: operations["getWebhook"];
        /**
         * Change a webhook, or disable and enable it
         * @description If-Match must name the version that is replaced. A disabled webhook gets nothing, and what happens meanwhile is not sent later; GET /v1/events has it.
         */
        put: operations["replaceWebhook"];
        post?: never;
        /** Remove a webhook with the log of its deliveries */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to a webhook and what is waiting, newest event first */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every attempt to deliver one event */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries/{event_id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event again
         * @description Any event of the tenant, delivered or not, under the same `webhook-id`.
         */
        post: operations["resendWebhookEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the signing secret
         * @description For the overlap every message carries two signatures, one by each secret, so that the receiver can change over without a gap.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test event to this webhook alone */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Why the release was loaded although a check found that its effects look wrong. */
        AcceptedRelease: {
            accepted_at: string;
            accepted_by: string;
            findings: {
                kind: string;
                message: string;
            }[];
            reason: string;
        };
        AddressMatches: {
            data: {
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                /** @description Best first. */
                candidates: {
                    address_detail_pid: string | null;
                    /** @description How well each part agrees; 1 is exactly. */
                    agreement: {
                        flat?: number;
                        locality: number;
                        number?: number;
                        street?: number;
                    };
                    building_name: string | null;
                    geocode_type: string | null;
                    /** @description The candidate in one line, as the file words it. */
                    label: string;
                    locality: string;
                    location: {
                        latitude: number;
                        longitude: number;
                    } | null;
                    postcode: string | null;
                    /**
                     * @description What was found: the very address; its building, without the flat asked for; another number nearby; only the street; only the locality.
                     * @enum {unknown}
                     */
                    precision: "address" | "building" | "nearby_number" | "street" | "locality";
                    /** @description Product of the agreements, four decimals. */
                    score: number;
                    source: {
                        ref: string;
                        release: string;
                    } | null;
                    state: string;
                }[];
                method: {
                    id: string;
                    url: string;
                    version: string;
                };
                /** @description How the text was taken apart. */
                parsed: {
                    flat: {
                        number: string;
                        type: string | null;
                    } | null;
                    level: {
                        number: string | null;
                        type: string;
                    } | null;
                    lot: string | null;
                    number: {
                        first: string;
                        last: string | null;
                    } | null;
                    postcode: string | null;
                    state: string | null;
                    street_and_locality: string[];
                };
                provenance: {
                    accepted?: components["schemas"]["AcceptedRelease"];
                    dataset: string;
                    /** @description Absent when nothing in the file was in doubt. */
                    decisions?: components["schemas"]["OperatorDecision"][];
                    edition: string;
                    /** @description Whether the hash is of the publisher’s bytes or of a transcribed copy. */
                    file_basis: string;
                    file_name: string;
                    file_sha256: string;
                    landing_page: string;
                    observed_from: string | null;
                    observed_to: string | null;
                    /** @description How the day of publication is known. */
                    published_basis: string;
                    published_on: string;
                    publisher: string;
                    release: string;
                    retrieved_on: string;
                    title: string;
                }[];
                query: string;
                /**
                 * @description Only `matched` may be used unseen: `ambiguous` has rivals, `uncertain` differs from what was asked.
                 * @enum {unknown}
                 */
                status: "matched" | "ambiguous" | "uncertain" | "not_found" | "not_assessed";
            };
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            };
        };
        ApiKey: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description member:<id>, key:<id>, operator or first_start. */
            created_by: string;
            /** @description When it stops working; null: never. */
            expires_at: string | null;
            /** @description Public part of the key. */
            id: string;
            /** @description Last use, to about a minute; null: never used. */
            last_used_at: string | null;
            /** @description The person that it acts for, with no more rights than they have; null: it acts for itself. */
            member_id: string | null;
            /** @enum {unknown} */
            mode: "live" | "test";
            name: string;
            packs: components["schemas"]["Pack"][];
            /** @description Id of the key it was rotated to. */
            replaced_by: string | null;
            /** @description When it was revoked; null: it was not. */
            revoked_at: string | null;
            scopes: components["schemas"]["Scope"][];
            /**
             * @description Whether it works now.
             * @enum {unknown}
             */
            status: "active" | "expired" | "revoked";
        };
        ApiKeyPage: {
            data: components["schemas"]["ApiKey"][];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        /**
         * @example {
         *       "move": "approve",
         *       "reason": "The figure of site 3 is missing."
         *     }
         */
        ApproveReview: {
            /** @enum {unknown} */
            move: "approve" | "lock" | "unlock" | "reopen";
            /** @description Why, in words. Some moves need it. */
            reason?: string;
            /** @description What to move; everything that can be, unless given. All of it is moved, or nothing. */
            subjects?: string[];
        };
        AuditEvent: {
            /** @example api_key.created */
            action: string;
            /** @description member:<id>, key:<id>, operator, first_start or system. */
            actor: string;
            /** @description Name of the person or key now, a pseudonym after erasure; null for others. No part of the hash. */
            actor_name: string | null;
            /** @description Particulars of the action. */
            detail: Record<string, never>;
            /** @description SHA-256 over the canonical JSON (RFC 8785) of the event and previous_hash. */
            hash: string;
            /** Format: date-time */
            occurred_at: string;
            /** @description Hash of the event before; 64 zeros for the first. */
            previous_hash: string;
            /** @description What happened, for people, with the name as it is now; null for events that have none. No part of the hash. */
            sentence: string | null;
            /** @description 1, 2, 3 ... without a gap. */
            sequence: number;
            /** @example api_key:0D9FIDaWmnOO8TQi */
            subject: string;
        };
        AuditEventPage: {
            data: components["schemas"]["AuditEvent"][];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        /**
         * @example {
         *       "marks": [
         *         {
         *           "evidence_sha256": "0000000000000000000000000000000000000000000000000000000000000000",
         *           "mark": "agreed",
         *           "requirement_id": "6(a)"
         *         }
         *       ]
         *     }
         */
        AuditMarks: {
            marks: {
                /** @description Of the evidence as it stands. A mark must name the evidence that was looked at. */
                evidence_sha256: string;
                /**
                 * @description `cleared` takes a mark back.
                 * @enum {unknown}
                 */
                mark: "agreed" | "query" | "cleared";
                /** @description A query needs one; it opens a comment on the requirement. */
                note?: string;
                requirement_id: string;
            }[];
        };
        AuditSheet: {
            data: {
                abn: string;
                evidence_hash: string;
                method: {
                    id: string;
                    url: string;
                    version: string;
                };
                name: string | null;
                period: {
                    /** @enum {unknown} */
                    basis: "asked_for" | "newest_record" | "latest_july_june_year";
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                };
                provenance: components["schemas"]["Provenance"];
                /** @description In the order of the standard. */
                rows: {
                    approved_by: string | null;
                    /** @description True when the evidence is another than the one that was marked. */
                    changed_since: boolean;
                    detail: string;
                    /** @description Of the evidence as it stands. A mark must name the evidence that was looked at. */
                    evidence_sha256: string;
                    evidence_status: string;
                    is_gate: boolean;
                    mark: ("agreed" | "query") | null;
                    marked_at: string | null;
                    marked_by: string | null;
                    note: string | null;
                    open_comments: number;
                    pillar: string;
                    references: string[];
                    requirement_id: string;
                    review_state: ("draft" | "in_review" | "changes_asked" | "reviewed" | "approved" | "locked") | null;
                    statement: string | null;
                    thread_id: string | null;
                    title: string;
                }[];
                totals: {
                    /** @description To evidence that still stands. */
                    agreed: number;
                    changed_since: number;
                    open: number;
                    queries: number;
                    requirements: number;
                };
            };
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            };
        };
        BoundaryEntity: {
            /** @description ABN */
            abn: string;
            financial_control: boolean;
            included: boolean;
            /** @description Share of the emissions that is counted */
            inclusion_percent: number;
            /** @description Name */
            name: string;
            operational_control: boolean;
            /** @description Share of the equity */
            ownership_percent: number;
            /** @description Why it is left out; required when it is */
            reason?: string;
            /**
             * @description What the entity is to the company
             * @enum {unknown}
             */
            relationship: "parent" | "subsidiary" | "joint_operation" | "joint_venture" | "associate" | "franchise" | "other";
        };
        BoundaryReconciliation: {
            data: {
                abn: string;
                evidence_hash: string;
                lines: {
                    /** @enum {unknown} */
                    difference: "none" | "differs" | "unknown";
                    /** @enum {unknown} */
                    line: "period" | "boundary" | "geography" | "gases" | "thresholds" | "exclusions";
                    registry: string;
                    requirement_ids: string[];
                    size_t: number | null;
                    standard: string;
                    what_to_do: string | null;
                }[];
                method: {
                    id: string;
                    url: string;
                    version: string;
                };
                name: string | null;
                period: {
                    /** @enum {unknown} */
                    basis: "asked_for" | "newest_record" | "latest_july_june_year";
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                };
                provenance: components["schemas"]["Provenance"];
                reconciled_period: {
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                };
                record: {
                    sha256: string;
                    version: number;
                } | null;
                registry_t: number | null;
                registry_years: {
                    days: number;
                    reporting_year: string;
                }[];
            };
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            };
        };
        ChangedEmissionTargetsRecord: {
            data: {
                abn: string;
                authored_at: string;
                /** @description Who wrote it: `member:<id>`, `key:<id>` and the like. */
                authored_by: string;
                /** @description SHA-256 of the canonical JSON of the content. */
                body_sha256: string;
                /** @description Send it in quotes as If-Match to change this version. */
                etag: string;
                kind: string;
                no_target?: {
                    /** @description Who says so */
                    stated_by: {
                        /** @description Person */
                        name: string;
                        /**
                         * Format: date
                         * @description Day
                         */
                        on: string;
                        /** @description Role */
                        role: string;
                    };
                    /** @description Why there is none */
                    statement: string;
                };
                period: {
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                } | null;
                /** @description The day until which this version is kept, deleted or not. */
                retain_until: string;
                supersedes: number | null;
                targets: components["schemas"]["EmissionTarget"][];
                version: number;
            };
            meta: {
                /** @description False when the content stands already: no version was made. */
                changed: boolean;
                /** @description True when nothing was written. */
                dry_run: boolean;
                warnings: {
                    code: string;
                    message: string;
                    pointer: string;
                }[];
            };
        };
        ChangedMarketBasedEvidenceRecord: {
            data: {
                abn: string;
                authored_at: string;
                /** @description Who wrote it: `member:<id>`, `key:<id>` and the like. */
                authored_by: string;
                /** @description SHA-256 of the canonical JSON of the content. */
                body_sha256: string;
                consumption: {
                    /** @description Hash of the document that shows it */
                    document_sha256: string;
                    /** @description Hash of the document that exempts, such as the exemption certificate. Required with an exempt part */
                    exempt_document_sha256?: string;
                    /**
                     * @description What the exempt part is exempt from: the renewable energy target, or the scheme of its jurisdiction. Required with an exempt part
                     * @enum {unknown}
                     */
                    exempt_from?: "renewable_energy_target" | "jurisdictional_scheme";
                    /** @description Part of it that is exempt, kWh; what it is exempt from is said in exempt_from */
                    exempt_kwh: number;
                    /** @description Electricity bought, kWh */
                    kwh: number;
                    /** @description Meter, such as its NMI; tells apart rows that one document shows */
                    meter?: string;
                    /** @description Period of the bill or meter reading */
                    period: {
                        /**
                         * Format: date
                         * @description Last day
                         */
                        end: string;
                        /**
                         * Format: date
                         * @description First day
                         */
                        start: string;
                    };
                    /**
                     * @description Region
                     * @enum {unknown}
                     */
                    region: "NSW" | "ACT" | "VIC" | "QLD" | "SA" | "TAS" | "SWIS" | "NWIS" | "DKIS";
                }[];
                /** @description Send it in quotes as If-Match to change this version. */
                etag: string;
                instruments: components["schemas"]["MarketInstrument"][];
                kind: string;
                /** @description Percentages of years for which none is loaded. A loaded one is used instead of a stated one. */
                percentages?: {
                    /** @description In per cent, such as 16.5 */
                    percent: number;
                    /**
                     * @description Which: the renewable power percentage, or the jurisdictional one of the ACT
                     * @enum {unknown}
                     */
                    percentage: "renewable_power" | "jurisdictional_act";
                    /** @description Where it is published, such as an address or an instrument of law */
                    source: string;
                    /** @description Calendar year */
                    year: number;
                }[];
                period: {
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                } | null;
                /** @description The day until which this version is kept, deleted or not. */
                retain_until: string;
                supersedes: number | null;
                version: number;
            };
            meta: {
                /** @description False when the content stands already: no version was made. */
                changed: boolean;
                /** @description True when nothing was written. */
                dry_run: boolean;
                warnings: {
                    code: string;
                    message: string;
                    pointer: string;
                }[];
            };
        };
        ChangedOrganisationalBoundaryRecord: {
            data: {
                abn: string;
                /**
                 * @description Consolidation approach
                 * @enum {unknown}
                 */
                approach: "equity_share" | "financial_control" | "operational_control";
                authored_at: string;
                /** @description Who wrote it: `member:<id>`, `key:<id>` and the like. */
                authored_by: string;
                /** @description When base years are recalculated */
                base_year_policy: string;
                /** @description SHA-256 of the canonical JSON of the content. */
                body_sha256: string;
                /** @description Changes since the prior period; empty says that there are none */
                changes: {
                    /** @description Why */
                    reason: string;
                    /** @description What changed since the prior period */
                    what: string;
                }[];
                entities: components["schemas"]["BoundaryEntity"][];
                /** @description Send it in quotes as If-Match to change this version. */
                etag: string;
                exclusions: {
                    /** @description Estimated size, t CO2-e */
                    estimated_t?: number;
                    /** @description Why */
                    reason: string;
                    /** @description Source or part left out */
                    what: string;
                }[];
                facilities: {
                    /** @description ABN of the entity it belongs to */
                    entity_abn: string;
                    included: boolean;
                    /** @description Facility */
                    name: string;
                    /** @description Why it is left out; required when it is */
                    reason?: string;
                }[];
                kind: string;
                method_elections: {
                    /** @description What allows or demands it */
                    legal_basis: string;
                    /** @description Measurement method */
                    method: string;
                    /** @description Part of the company */
                    part: string;
                }[];
                period: {
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                } | null;
                /** @description Why this approach */
                rationale: string;
                reliefs: {
                    /** @description Person */
                    elected_by: string;
                    /**
                     * Format: date
                     * @description Day
                     */
                    elected_on: string;
                    /** @description Why it is open to the company */
                    reason: string;
                    /**
                     * @description Paragraph
                     * @enum {unknown}
                     */
                    relief: "C3" | "C4(a)" | "C4(b)";
                }[];
                /** @description Facts that decide the group, the first period and the day to lodge; leave out what is not known */
                reporting_duty?: {
                    /** @description Assets at the year end of a registered scheme, registrable superannuation entity or retail CCIV; 0 for everybody else, A$ */
                    asset_owner_aud?: number;
                    /** @description Employees of the group at the year end */
                    employees?: number;
                    /**
                     * @description What the law calls the company. A scheme or fund is said to be one even where it is a disclosing entity too
                     * @enum {unknown}
                     */
                    entity_kind?: "disclosing_entity" | "registered_scheme" | "registrable_superannuation_entity" | "retail_cciv" | "public_company" | "large_proprietary_company" | "small_proprietary_company" | "other";
                    /** @description Consolidated gross assets at the year end, A$ */
                    gross_assets_aud?: number;
                    /** @description Whether its securities are quoted on a stock exchange in Australia: a listed entity is a disclosing entity */
                    listed?: boolean;
                    /** @description Whether financial reports are lodged under Chapter 2M of the Act */
                    lodges_financial_reports?: boolean;
                    /**
                     * @description Above the NGER threshold of s13(1)(a), registered below it, or not registered
                     * @enum {unknown}
                     */
                    nger?: "above_threshold" | "registered" | "not_registered";
                    /** @description Consolidated revenue of the year, A$ */
                    revenue_aud?: number;
                    /** @description First days of the financial years since 2025, in order, where they are not the same day each year: years of 52 or 53 weeks, or a changed year end */
                    year_starts?: string[];
                };
                /** @description The day until which this version is kept, deleted or not. */
                retain_until: string;
                /** @description Who approved the boundary */
                sign_off?: {
                    /** @description Person */
                    name: string;
                    /**
                     * Format: date
                     * @description Day
                     */
                    on: string;
                    /** @description Role */
                    role: string;
                };
                supersedes: number | null;
                version: number;
            };
            meta: {
                /** @description False when the content stands already: no version was made. */
                changed: boolean;
                /** @description True when nothing was written. */
                dry_run: boolean;
                warnings: {
                    code: string;
                    message: string;
                    pointer: string;
                }[];
            };
        };
        ChangedS2StatementsRecord: {
            data: {
                abn: string;
                authored_at: string;
                /** @description Who wrote it: `member:<id>`, `key:<id>` and the like. */
                authored_by: string;
                /** @description SHA-256 of the canonical JSON of the content. */
                body_sha256: string;
                /** @description The directors’ declaration. The service never writes one; without it nothing is signed off */
                declaration?: {
                    /** @description Hash of the signed declaration */
                    document_sha256?: string;
                    /**
                     * @description That the statements comply, or, for years beginning before 2028, that reasonable steps were taken
                     * @enum {unknown}
                     */
                    kind: "compliance" | "reasonable_steps";
                    /**
                     * Format: date
                     * @description Day of the directors’ resolution
                     */
                    resolved_on: string;
                    signed_by: {
                        /** @description Person */
                        name: string;
                        /**
                         * Format: date
                         * @description Day
                         */
                        on: string;
                        /** @description Role */
                        role: string;
                    }[];
                };
                /** @description Send it in quotes as If-Match to change this version. */
                etag: string;
                kind: string;
                period: {
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                } | null;
                /** @description The day until which this version is kept, deleted or not. */
                retain_until: string;
                /** @description Who signs off the whole set */
                sign_off?: {
                    /** @description Person */
                    name: string;
                    /**
                     * Format: date
                     * @description Day
                     */
                    on: string;
                    /** @description Role */
                    role: string;
                };
                statements: components["schemas"]["S2Statement"][];
                supersedes: number | null;
                version: number;
            };
            meta: {
                /** @description False when the content stands already: no version was made. */
                changed: boolean;
                /** @description True when nothing was written. */
                dry_run: boolean;
                warnings: {
                    code: string;
                    message: string;
                    pointer: string;
                }[];
            };
        };
        ChangedSitesRecord: {
            data: {
                abn: string;
                authored_at: string;
                /** @description Who wrote it: `member:<id>`, `key:<id>` and the like. */
                authored_by: string;
                /** @description SHA-256 of the canonical JSON of the content. */
                body_sha256: string;
                /** @description Name and head office of the company itself, where no register at hand tells of it. Used in your own answers alone, last of all, and marked `declared_by_tenant`. */
                company?: {
                    /** @description Of the head office. */
                    address?: string;
                    name: string;
                    postcode?: string;
                    /** @enum {unknown} */
                    state?: "NSW" | "ACT" | "VIC" | "QLD" | "SA" | "WA" | "TAS" | "NT";
                };
                /** @description Send it in quotes as If-Match to change this version. */
                etag: string;
                kind: string;
                period: {
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                } | null;
                /** @description The day until which this version is kept, deleted or not. */
                retain_until: string;
                /** @description The whole list: what is not in it is gone. */
                sites: {
                    /** @description What is done there, in your words. */
                    activity?: string;
                    address?: string;
                    /** @description WGS 84 or GDA2020, degrees. */
                    latitude?: number;
                    longitude?: number;
                    name: string;
                    postcode?: string;
                    /** @description Your own id of the site. */
                    site_id: string;
                    /** @enum {unknown} */
                    state?: "NSW" | "ACT" | "VIC" | "QLD" | "SA" | "WA" | "TAS" | "NT";
                }[];
                supersedes: number | null;
                version: number;
            };
            meta: {
                /** @description False when the content stands already: no version was made. */
                changed: boolean;
                /** @description True when nothing was written. */
                dry_run: boolean;
                warnings: {
                    code: string;
                    message: string;
                    pointer: string;
                }[];
            };
        };
        ChangedWatchlist: {
            data: {
                authored_at: string;
                /** @description Who wrote this version, such as `key:<id>`. */
                authored_by: string;
                /** @description In order of ABN, each once. */
                companies: string[];
                company_count: number;
                /** @description Send it in quotes as If-Match to change this version. */
                etag: string;
                /** @description Types that are told; empty: all. */
                events: ("company.emissions_updated" | "company.restated" | "company.risk_band_changed" | "company.readiness_changed" | "safeguard.position_changed" | "target.off_track" | "evidence.conflict_found" | "grid.series_stale" | "dataset.released" | "factor_edition.published" | "framework.version_published")[];
                id: string;
                /** @description Name for people. */
                name: string;
                thresholds: {
                    /** @description grid.series_stale: the series ends more than so many days ago; 35 unless given. */
                    grid_stale_days: number;
                    /** @description company.restated: more than so many per cent of the figure before, in any restated year; 0 unless given. */
                    restated_percent: number;
                    /**
                     * @description company.risk_band_changed: every change, or only to a worse band; any unless given.
                     * @enum {unknown}
                     */
                    risk_band: "any" | "up";
                };
                version: number;
            };
            meta: {
                /** @description False when the watchlist stands already as it was sent. */
                changed: boolean;
            };
        };
        /** @description Observed climate at the head office, against 1981-2010; where the office is not known, at the facility with the largest emissions of those that have a known place, with the flag `location_of_facility`. */
        ClimateContextBlock: {
            /** @description Null never means zero: this says what it means. */
            availability: {
                detail: string | null;
                expected_on: string | null;
                reason_code: string | null;
                /**
                 * @description Whether there is a value; if not, why.
                 * @enum {unknown}
                 */
                status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
            };
            /** @enum {unknown} */
            basis: "reported" | "derived" | "estimated" | "screening" | "tenant_declared";
            /** @description SHA-256 over the inputs and the method of this block alone. */
            block_hash: string;
            data_quality: {
                flags: string[];
                /** @description 1 as published for this company, 5 industry averages. */
                score: number;
            };
            indicators?: {
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                indicator: string;
                series: {
                    distance_km: number;
                    elevation_m?: number | null;
                    id: string;
                    /** @enum {unknown} */
                    kind: "grid_cell" | "station" | "grid_point";
                    lat: number;
                    lon: number;
                    /** @description The place’s own cell is sea; this is the nearest land cell. */
                    moved_to_land: boolean;
                    name: string;
                    source: string;
                } | null;
                summary: {
                    baseline: {
                        first_year: number;
                        last_year: number;
                        mean: number;
                        n: number;
                        standard_deviation: number;
                    };
                    change: number;
                    complete_years: number;
                    indicator: string;
                    latest: {
                        is_record_high: boolean;
                        percent_of_baseline: number | null;
                        percentile: number;
                        value: number;
                        year: number;
                    };
                    percent_of_baseline: number | null;
                    recent: {
                        mean: number;
                        years: number[];
                    };
                    unit: string;
                } | null;
            }[];
            location?: {
                /** @description Which facility stands for the office, of how many. Absent for a head office. */
                facility?: {
                    covered_emissions_t: number | null;
                    facilities_known: number;
                    facilities_located: number;
                    id: string;
                    name: string;
                    scope1_t: number | null;
                };
                /** @enum {unknown} */
                kind: "head_office" | "facility";
                lat: number;
                localities: string[];
                lon: number;
                postcode: string | null;
                state: string | null;
            };
            method: {
                id: string;
                url: string;
                version: string;
            };
            place?: {
                id: string;
                lat: number;
                lon: number;
                quality: string;
            };
            /** @description With `explain=true`. */
            trace?: {
                distance_to_next_band: number | null;
                inputs: {
                    [key: string]: number | string | boolean | null;
                };
                next_band: string | null;
                /** @description How input and threshold were compared. */
                operator: string;
                result: string;
                rule: string;
                threshold: number | string | null;
            }[];
        };
        ClimateProfile: {
            data: components["schemas"]["ProfileData"];
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description Hash of every block: a block whose hash is unchanged has not moved. */
                block_hashes: {
                    [key: string]: string;
                };
                changed_since?: {
                    as_of: string;
                    changed_blocks: ("entity" | "emissions" | "sector_classification" | "sector_benchmark" | "emissions_trend" | "transition_risk" | "safeguard_mechanism" | "grid_intensity" | "climate_context" | "scope3_screening" | "water_stress" | "scenario_context")[];
                    snapshot: string;
                    unchanged_blocks: ("entity" | "emissions" | "sector_classification" | "sector_benchmark" | "emissions_trend" | "transition_risk" | "safeguard_mechanism" | "grid_intensity" | "climate_context" | "scope3_screening" | "water_stress" | "scenario_context")[];
                };
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                omitted_blocks: {
                    /** @enum {unknown} */
                    block: "entity" | "emissions" | "sector_classification" | "sector_benchmark" | "emissions_trend" | "transition_risk" | "safeguard_mechanism" | "grid_intensity" | "climate_context" | "scope3_screening" | "water_stress" | "scenario_context";
                    detail: string;
                    method: {
                        id: string;
                        url: string;
                        version: string;
                    };
                    reason_code: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                /** @description With `include_targets=true`: which of your own targets the trend shows. */
                tenant_targets?: {
                    /**
                     * @description Block hashes and evidence hash are of public data alone.
                     * @constant
                     */
                    in_evidence_hash: false;
                    /** @description Targets that are about something else than the registry prints, and why. */
                    not_shown: {
                        id: string;
                        reasons: {
                            detail: string;
                            reason_code: string;
                        }[];
                    }[];
                    record: {
                        authored_at: string;
                        /** @description Of the canonical JSON of the record. */
                        body_sha256: string;
                        version: number;
                    } | null;
                    /** @description Ids of the targets held against a series. */
                    shown: string[];
                };
                warnings: {
                    code: string;
                    message: string;
                }[];
            };
        };
        ClimateProfileBatch: {
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            };
            results: {
                /** @description As it was sent. */
                abn: string;
                data?: components["schemas"]["ProfileData"];
                error?: {
                    code: string;
                    detail: string;
                    errors?: Record<string, never>[];
                    hint?: string;
                    title: string;
                    valid_values?: string[];
                };
                /** @description Status that the ABN alone would have had. */
                http_status: number;
                index: number;
                /** @enum {unknown} */
                status: "ok" | "error";
            }[];
            summary: {
                /** @description Different companies among those that succeeded. */
                companies: number;
                coverage: {
                    [key: string]: {
                        /** @description Companies without a figure. They are not zero and in no sum. */
                        absent: number;
                        available: number;
                        stale: number;
                    };
                };
                failed: number;
                requested: number;
                succeeded: number;
                /** @description By latest year; years are never added together. */
                totals: {
                    companies: number;
                    /**
                     * @description July-to-June year, such as 2024-25.
                     * @example 2024-25
                     */
                    reporting_year: string;
                    scope1_t: number;
                    scope2_t: number;
                }[];
                transition: {
                    by_band: {
                        /** @enum {unknown} */
                        band: "low" | "moderate" | "high" | "very_high" | "extreme";
                        companies: number;
                    }[];
                    not_assessed: number;
                    worst: ("low" | "moderate" | "high" | "very_high" | "extreme") | null;
                };
            };
        };
        ClimateRisk: {
            data: components["schemas"]["RiskData"];
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            };
        };
        ClimateRiskBatch: {
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            };
            results: {
                /** @description As it was sent. */
                abn: string;
                data?: components["schemas"]["RiskData"];
                error?: {
                    code: string;
                    detail: string;
                    errors?: Record<string, never>[];
                    hint?: string;
                    title: string;
                    valid_values?: string[];
                };
                /** @description Status that the ABN alone would have had. */
                http_status: number;
                index: number;
                /** @enum {unknown} */
                status: "ok" | "error";
            }[];
            summary: {
                /** @description Different companies among those that succeeded. */
                companies: number;
                coverage: {
                    [key: string]: {
                        /** @description Companies without a figure. They are not zero and in no sum. */
                        absent: number;
                        available: number;
                        stale: number;
                    };
                };
                failed: number;
                head_office: {
                    by_band: {
                        /** @enum {unknown} */
                        band: "low" | "moderate" | "high" | "very_high" | "extreme";
                        companies: number;
                    }[];
                    not_assessed: number;
                    worst: ("low" | "moderate" | "high" | "very_high" | "extreme") | null;
                };
                requested: number;
                sites: {
                    by_band: {
                        /** @enum {unknown} */
                        band: "low" | "moderate" | "high" | "very_high" | "extreme";
                        companies: number;
                    }[];
                    not_assessed: number;
                    worst: ("low" | "moderate" | "high" | "very_high" | "extreme") | null;
                };
                succeeded: number;
                transition: {
                    by_band: {
                        /** @enum {unknown} */
                        band: "low" | "moderate" | "high" | "very_high" | "extreme";
                        companies: number;
                    }[];
                    not_assessed: number;
                    worst: ("low" | "moderate" | "high" | "very_high" | "extreme") | null;
                };
            };
        };
        ClimateSeries: {
            data: {
                abn: string;
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                indicators: {
                    indicator: string;
                    series: string | null;
                    unit: string | null;
                    /** @description Complete years, the oldest first. A year that is missing is not complete. */
                    years: {
                        value: number;
                        year: number;
                    }[];
                }[];
                provenance: components["schemas"]["Provenance"];
            };
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            };
        };
        CommentThread: {
            data: {
                /** @example cmt_0D9FIDaWmnOO8TQi */
                id: string;
                /** @description Oldest first. */
                lines: {
                    /** @enum {unknown} */
                    act: "opened" | "replied" | "resolved" | "reopened";
                    /** @description `member:<id>`, or `key:<id>` for a key that acts for nobody. */
                    actor: string;
                    /** @example cmt_0D9FIDaWmnOO8TQi */
                    id: string;
                    mentions: {
                        id: string;
                        name: string;
                    }[];
                    name: string;
                    text: string | null;
                    written_at: string;
                }[];
                /** @enum {unknown} */
                status: "open" | "resolved";
                /**
                 * @description What it is about: `requirement:<id>`, `metric:<id>` of the report, `record:<kind>`, or `page:<artifact id>/<number>` of a bundle.
                 * @example requirement:6(a)
                 * @example metric:emissions.scope1
                 * @example record:emission_targets
                 */
                subject: string;
            };
            meta: Record<string, never>;
        };
        CommentThreadPage: {
            data: {
                /** @example cmt_0D9FIDaWmnOO8TQi */
                id: string;
                /** @description Oldest first. */
                lines: {
                    /** @enum {unknown} */
                    act: "opened" | "replied" | "resolved" | "reopened";
                    /** @description `member:<id>`, or `key:<id>` for a key that acts for nobody. */
                    actor: string;
                    /** @example cmt_0D9FIDaWmnOO8TQi */
                    id: string;
                    mentions: {
                        id: string;
                        name: string;
                    }[];
                    name: string;
                    text: string | null;
                    written_at: string;
                }[];
                /** @enum {unknown} */
                status: "open" | "resolved";
                /**
                 * @description What it is about: `requirement:<id>`, `metric:<id>` of the report, `record:<kind>`, or `page:<artifact id>/<number>` of a bundle.
                 * @example requirement:6(a)
                 * @example metric:emissions.scope1
                 * @example record:emission_targets
                 */
                subject: string;
            }[];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        CompanyEvidence: {
            data: {
                abn: string;
                /** @description Every document that a record names. */
                documents: components["schemas"]["EvidenceDocument"][];
                /** @description Whether there are more than 200 of them. */
                has_more_unlinked: boolean;
                period: {
                    /** @enum {unknown} */
                    basis: "asked_for" | "newest_record" | "latest_july_june_year";
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                };
                /** @description Requirements that rest on a document, in the order of the standard. */
                requirements: {
                    /** @description Documents that are held. */
                    held: number;
                    /** @description Documents that are named and not uploaded. */
                    missing: number;
                    /** @description Documents that are of another kind than the record says. */
                    other_type: number;
                    requirement_id: string;
                    title: string | null;
                }[];
                /** @description Files that were uploaded for the company and period and that no record in force names; at most 200. */
                supports_nothing: components["schemas"]["EvidenceFile"][];
            };
        };
        CompanyPeriod: {
            company: {
                /**
                 * @description Australian Business Number: eleven digits, spaces allowed.
                 * @example 74115061375
                 */
                abn: string;
                name: string | null;
            };
            /** @description From the months that the Corporations Act gives this kind of entity. */
            deadline: {
                days_left: number | null;
                /** @description What the day follows from, or why it is not known. */
                detail: string;
                due_on: string | null;
            };
            open_comments: number;
            owner: {
                id: string;
                name: string;
            } | null;
            /** @description Address in the web app where it is done, without the host. */
            page: string;
            /**
             * @description First and last day joined by a slash; empty for what is about all periods.
             * @example 2025-07-01/2026-06-30
             */
            period: string;
            readiness: {
                /**
                 * Format: date-time
                 * @description When it was computed.
                 */
                computed_at: string;
                /** @description Contradictions that nobody has explained. */
                contradictions: number;
                fault: string | null;
                gates_without_evidence: string[];
                /** @description False: records, review or published data have changed since, and it is computed again. */
                is_current: boolean;
                readiness_state: string | null;
                score: number | null;
                score_line: string | null;
            } | null;
            /** @enum {unknown} */
            state: "draft" | "in_review" | "changes_asked" | "reviewed" | "approved" | "locked";
        };
        CompanyPeriodPage: {
            data: components["schemas"]["CompanyPeriod"][];
            meta: {
                /** @description Readiness of some rows is being computed again. */
                is_refreshing: boolean;
                /** @description Rows that the filters leave. */
                total: number;
            };
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        ConfirmedLinkPage: {
            data: {
                company: {
                    abn: string;
                    name: string | null;
                } | null;
                /** Format: date-time */
                confirmed_at: string;
                /** @description key:<id> or member:<id>, or the name that the command line was given. */
                confirmed_by: string;
                facility: string;
                reason: string;
                /** @description The release that the link is; withdraw it to take the link out of force. */
                release: string;
                /**
                 * @description July-to-June year, such as 2024-25.
                 * @example 2024-25
                 */
                reporting_year: string;
                responsible_emitter: string;
                /**
                 * @description superseded: a link that was published later says the same facility and year again.
                 * @enum {unknown}
                 */
                state: "in_force" | "superseded" | "withdrawn";
                withdrawn_on: string | null;
                withdrawn_reason: string | null;
            }[];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        Contradiction: {
            declared: {
                unit: string | null;
                value: number | string;
                what: string;
                where: {
                    /** @description JSON pointer into the record. */
                    pointer: string;
                    /** @example s2_statements */
                    record: string;
                    version: number;
                };
            };
            explanation: {
                /** @description Who explains it. */
                person: string;
                reason: string;
                written_at: string;
                /** @description Key that it was written with. */
                written_by: string;
            } | null;
            /**
             * @description From what is compared and both values: when either changes, so does the id.
             * @example con_0123456789abcdef0123
             */
            id: string;
            /** @enum {unknown} */
            kind: "scope1_against_registry" | "scope2_against_registry" | "energy_against_registry" | "electricity_against_scope2" | "target_base" | "target_actual" | "nger_registration" | "size_facts" | "facilities" | "company_not_in_boundary" | "safeguard_position" | "class" | "sums" | "dates" | "period_length" | "same_document_or_meter" | "same_serials" | "retired_outside_window" | "facility_of_another" | "entity_of_another";
            /** @description What speaks against it. */
            other: {
                evidence: {
                    dataset: string;
                    field: string;
                    observed: string;
                    /** @description Row or cell in the publisher’s file. */
                    ref: string;
                    release: string;
                    value_text: string | null;
                }[];
                source: string | null;
                unit: string | null;
                value: number | string;
                what: string;
                where: {
                    /** @description JSON pointer into the record. */
                    pointer: string;
                    /** @example s2_statements */
                    record: string;
                    version: number;
                } | null;
            };
            /** @description `conflicting` in the readiness until it is explained. */
            requirement_ids: string[];
            /** @description What to do about it. */
            settle: string;
            /** @description Declared over other and declared minus other; null where they are no numbers. */
            size: {
                difference: number | null;
                ratio: number | null;
            };
            /** @enum {unknown} */
            status: "open" | "explained";
        };
        /**
         * @example {
         *       "person": "A. Person",
         *       "reason": "The registry prints the group before the sale of the works in May 2025."
         *     }
         */
        ContradictionExplanationBody: {
            /** @description Who explains it, by name. */
            person: string;
            /** @description Why both values stand, in words that an auditor can follow. */
            reason: string;
        };
        Contradictions: {
            data: {
                abn: string;
                contradictions: components["schemas"]["Contradiction"][];
                evidence_hash: string;
                explained: number;
                /** @description Everything that is compared. */
                kinds: {
                    compares: string;
                    kind: string;
                    settle: string;
                }[];
                /** @description Explanations of contradictions that no longer are: a value has changed since. */
                lapsed: {
                    contradiction_id: string;
                    /** @description Who explains it. */
                    person: string;
                    reason: string;
                    written_at: string;
                    /** @description Key that it was written with. */
                    written_by: string;
                }[];
                method: {
                    id: string;
                    url: string;
                    version: string;
                };
                name: string | null;
                open: number;
                period: {
                    /** @enum {unknown} */
                    basis: "asked_for" | "newest_record" | "latest_july_june_year";
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                };
                provenance: components["schemas"]["Provenance"];
            };
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            };
        };
        DatasetList: {
            data: {
                attribution: string;
                /** @description How often a new release comes. */
                cadence: string;
                /** @example au_cer_nger_corporate */
                dataset: string;
                landing_page: string;
                latest: {
                    accepted?: components["schemas"]["AcceptedRelease"];
                    dataset: string;
                    /** @description Absent when nothing in the file was in doubt. */
                    decisions?: components["schemas"]["OperatorDecision"][];
                    edition: string;
                    /** @description Whether the hash is of the publisher’s bytes or of a transcribed copy. */
                    file_basis: string;
                    file_name: string;
                    file_sha256: string;
                    landing_page: string;
                    observed_from: string | null;
                    observed_to: string | null;
                    /** @description How the day of publication is known. */
                    published_basis: string;
                    published_on: string;
                    publisher: string;
                    release: string;
                    retrieved_on: string;
                    title: string;
                } | null;
                /** @description True when no file of the publisher has been read yet. */
                layout_from_documents_only: boolean;
                licence: {
                    id: string;
                    name: string;
                    url: string;
                };
                publisher: string;
                /** @description Releases loaded and not withdrawn. */
                releases: number;
                /**
                 * @description Slug of the source, as the command line takes it.
                 * @example nger-corporate
                 */
                source: string;
                title: string;
            }[];
        };
        /**
         * @example {
         *       "move": "ask_for_changes",
         *       "reason": "The figure of site 3 is missing."
         *     }
         */
        DecideReview: {
            /** @enum {unknown} */
            move: "ask_for_changes" | "mark_reviewed" | "reopen";
            /** @description Why, in words. Some moves need it. */
            reason?: string;
            /** @description What to move; everything that can be, unless given. All of it is moved, or nothing. */
            subjects?: string[];
        };
        DeletedRecord: {
            data: {
                abn: string;
                authored_at: string;
                /** @description Who wrote it: `member:<id>`, `key:<id>` and the like. */
                authored_by: string;
                /** @description SHA-256 of the canonical JSON of the content. */
                body_sha256: string;
                /** @description Send it in quotes as If-Match to change this version. */
                etag: string;
                kind: string;
                period: {
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                } | null;
                /** @description The day until which this version is kept, deleted or not. */
                retain_until: string;
                supersedes: number | null;
                version: number;
            };
            meta: Record<string, never>;
        };
        DeletedWatchlist: {
            data: {
                authored_at: string;
                /** @description Who wrote this version, such as `key:<id>`. */
                authored_by: string;
                company_count: number;
                /** @description Send it in quotes as If-Match to change this version. */
                etag: string;
                /** @description Types that are told; empty: all. */
                events: ("company.emissions_updated" | "company.restated" | "company.risk_band_changed" | "company.readiness_changed" | "safeguard.position_changed" | "target.off_track" | "evidence.conflict_found" | "grid.series_stale" | "dataset.released" | "factor_edition.published" | "framework.version_published")[];
                id: string;
                /** @description Name for people. */
                name: string;
                thresholds: {
                    /** @description grid.series_stale: the series ends more than so many days ago; 35 unless given. */
                    grid_stale_days: number;
                    /** @description company.restated: more than so many per cent of the figure before, in any restated year; 0 unless given. */
                    restated_percent: number;
                    /**
                     * @description company.risk_band_changed: every change, or only to a worse band; any unless given.
                     * @enum {unknown}
                     */
                    risk_band: "any" | "up";
                };
                version: number;
            };
            meta: Record<string, never>;
        };
        DeskApplyRequest: {
            /** @description Why it is right although its effects look wrong. Kept with the release. */
            accept_reason?: string;
            /** @description Why; needed unless it was stated before. */
            reason?: string;
            /** @description Version of the change that you looked at. */
            version: number;
        };
        DeskChange: {
            data: {
                accept_reason: string | null;
                /** Format: date-time */
                asked_at: string;
                /** @description Who asked for it first: key:<id> or member:<id>. */
                asked_by: string;
                /** Format: date-time */
                changed_at: string;
                effects: {
                    changed: {
                        abn: string;
                        blocks: string[];
                        changes: string[];
                        name: string | null;
                    }[];
                    /** @description Companies whose answers were computed before and after. */
                    companies_compared: number;
                    compared_with: string | null;
                    /** @description Effects that look as if the release made answers false. To load it, say why it is right. */
                    looks_wrong: {
                        abn: string | null;
                        kind: string;
                        message: string;
                    }[];
                    release: {
                        edition: string;
                        id: string;
                        published_basis: string;
                        published_on: string;
                        slot: string;
                        status: string;
                        withdrawn_on: string | null;
                        withdrawn_reason: string | null;
                    };
                    /** @description What it takes the place of, and what takes its place. */
                    warnings: {
                        code: string;
                        message: string;
                        release: string;
                    }[];
                } | null;
                id: string;
                /**
                 * @description withdrawal: a release goes out of force. link: a facility is linked to a company, as a release of its own.
                 * @enum {unknown}
                 */
                kind: "withdrawal" | "link";
                /** @description Who had it compared or applied last. */
                last_asked_by: string;
                link: {
                    company: {
                        abn: string;
                        name: string;
                    } | null;
                    facility: string;
                    /**
                     * @description July-to-June year, such as 2024-25.
                     * @example 2024-25
                     */
                    reporting_year: string;
                    responsible_emitter: string;
                } | null;
                problem: {
                    hint: string | null;
                    message: string;
                } | null;
                reason: string | null;
                release: string | null;
                /**
                 * @description checking and applying: a worker is at it. ready, looks_wrong: it waits for you. refused: `problem` says why. applied: it is in force.
                 * @enum {unknown}
                 */
                state: "checking" | "ready" | "looks_wrong" | "refused" | "applying" | "applied";
                /** @description Send it with `apply`. */
                version: number;
                withdrawal: {
                    release: string;
                } | null;
            };
        };
        DeskChangePage: {
            data: {
                accept_reason: string | null;
                /** Format: date-time */
                asked_at: string;
                /** @description Who asked for it first: key:<id> or member:<id>. */
                asked_by: string;
                /** Format: date-time */
                changed_at: string;
                id: string;
                /**
                 * @description withdrawal: a release goes out of force. link: a facility is linked to a company, as a release of its own.
                 * @enum {unknown}
                 */
                kind: "withdrawal" | "link";
                /** @description Who had it compared or applied last. */
                last_asked_by: string;
                link: {
                    company: {
                        abn: string;
                        name: string;
                    } | null;
                    facility: string;
                    /**
                     * @description July-to-June year, such as 2024-25.
                     * @example 2024-25
                     */
                    reporting_year: string;
                    responsible_emitter: string;
                } | null;
                problem: {
                    hint: string | null;
                    message: string;
                } | null;
                reason: string | null;
                release: string | null;
                /**
                 * @description checking and applying: a worker is at it. ready, looks_wrong: it waits for you. refused: `problem` says why. applied: it is in force.
                 * @enum {unknown}
                 */
                state: "checking" | "ready" | "looks_wrong" | "refused" | "applying" | "applied";
                /** @description Send it with `apply`. */
                version: number;
                withdrawal: {
                    release: string;
                } | null;
            }[];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        DeskCheckRequest: {
            /** @description Exactly one for each finding of that version; it holds for all rows of the finding. */
            decisions?: {
                /**
                 * @description take: as printed, with a flag. use: `value` in its place. leave_out: no such row.
                 * @enum {unknown}
                 */
                decision: "take" | "use" | "leave_out";
                /**
                 * @description Id of the finding.
                 * @example f1
                 */
                finding: string;
                /** @description Kept with the release and shown with every figure that rests on the row. */
                reason: string;
                value?: string | number;
            }[];
            /** @description Edition or reporting year, for a file that tells it neither inside nor in its name. */
            edition?: string;
            /**
             * Format: date
             * @description Day on which the publisher published it, where the file does not tell.
             */
            published_on?: string;
            /**
             * @description Slug of the source that the file is of; unset: found by its content.
             * @example nger-corporate
             */
            source?: string;
            /**
             * @description What the publisher calls it.
             * @enum {unknown}
             */
            status?: "preliminary" | "final" | "revised";
            /** @description Version of the file that the decisions are about. */
            version?: number;
        };
        DeskFile: {
            data: {
                bytes: number;
                /** @description Sources that it can be said to be of, those that fit first, with why. */
                candidates: {
                    source: string;
                    title: string;
                    why: string[];
                }[];
                /** Format: date-time */
                changed_at: string;
                effects: {
                    changed: {
                        abn: string;
                        blocks: string[];
                        changes: string[];
                        name: string | null;
                    }[];
                    /** @description Companies whose answers were computed before and after. */
                    companies_compared: number;
                    compared_with: string | null;
                    /** @description Effects that look as if the release made answers false. To load it, say why it is right. */
                    looks_wrong: {
                        abn: string | null;
                        kind: string;
                        message: string;
                    }[];
                    release: {
                        edition: string;
                        id: string;
                        published_basis: string;
                        published_on: string;
                        slot: string;
                        status: string;
                        withdrawn_on: string | null;
                        withdrawn_reason: string | null;
                    };
                    /** @description What it takes the place of, and what takes its place. */
                    warnings: {
                        code: string;
                        message: string;
                        release: string;
                    }[];
                } | null;
                file_name: string;
                id: string;
                identity: {
                    publisher: string;
                    source: string;
                    title: string;
                    why: string[];
                } | null;
                origin: {
                    /** Format: date-time */
                    checked_at: string;
                    name: string;
                    source: string;
                    /** @description Address that its bytes came from, or a path of a mirror. */
                    url: string;
                } | null;
                problem: {
                    hint: string | null;
                    message: string;
                } | null;
                reading: {
                    /** @description Errors of the publisher that are known and put right. */
                    corrections: {
                        count: number;
                        first: string[];
                    };
                    edition: string | null;
                    entities: number | null;
                    /** @description Places in doubt. Nothing is loaded until each is decided. */
                    findings: {
                        column: string | null;
                        decided: {
                            decided_by: string;
                            /** @enum {unknown} */
                            decision: "take" | "use" | "leave_out";
                            reason: string;
                            value: (string | number) | null;
                        } | null;
                        expected: string | null;
                        /** @description Name it in a decision. */
                        id: string;
                        problem: string;
                        proposal: {
                            /** @enum {unknown} */
                            decision: "take" | "use" | "leave_out";
                            reason: string;
                            value?: string | number;
                        };
                        /** @description Place in the file, such as line 12 or Table 1!B7. */
                        row_ref: string;
                        /** @description Every place where the same word was found; a decision holds for all of them. The first is `row_ref`. */
                        rows: string[];
                        /** @description Code of the rule that the place breaks. */
                        rule: string;
                        sheet: string | null;
                        /** @description All of it in one sentence. */
                        text: string;
                        value: string | null;
                    }[];
                    first_rows: {
                        [key: string]: string | number | boolean | null;
                    }[];
                    /** @description What the reader noticed. */
                    notes: {
                        count: number;
                        first: string[];
                    };
                    periods: string[];
                    rows: number;
                    /** @description Lines that hold no row, with why. */
                    skipped: {
                        count: number;
                        first: string[];
                    };
                    totals: {
                        [key: string]: {
                            /** @description Rows without it. */
                            missing: number;
                            sum: number | null;
                        };
                    };
                } | null;
                /** Format: date-time */
                received_at: string;
                /** @description key:<id> or member:<id> */
                received_by: string;
                release: string | null;
                /** @description Rows read so far. */
                rows_read: number;
                sha256: string;
                /**
                 * @description What the worker is doing, or did last.
                 * @enum {unknown}
                 */
                stage: "waiting" | "identifying" | "reading" | "comparing" | "loading" | "done";
                /**
                 * @description checking and loading: a worker is at it. source_needed, decision_needed, looks_wrong, ready: it waits for you. refused: it cannot be loaded, `problem` says why. unchanged: these bytes are loaded already. loaded: it is in force as `release`.
                 * @enum {unknown}
                 */
                state: "checking" | "source_needed" | "decision_needed" | "looks_wrong" | "ready" | "refused" | "unchanged" | "loading" | "loaded";
                stated: {
                    /** @description Who asked for the last check or load. */
                    by: string;
                    edition: string | null;
                    published_on: string | null;
                    source: string | null;
                    status: ("preliminary" | "final" | "revised") | null;
                };
                /** @description Send it with a load. */
                version: number;
            };
        };
        DeskFilePage: {
            data: {
                bytes: number;
                /** Format: date-time */
                changed_at: string;
                file_name: string;
                id: string;
                origin: {
                    /** Format: date-time */
                    checked_at: string;
                    name: string;
                    source: string;
                    /** @description Address that its bytes came from, or a path of a mirror. */
                    url: string;
                } | null;
                problem: {
                    hint: string | null;
                    message: string;
                } | null;
                /** Format: date-time */
                received_at: string;
                /** @description key:<id> or member:<id> */
                received_by: string;
                release: string | null;
                /** @description Rows read so far. */
                rows_read: number;
                sha256: string;
                /**
                 * @description What the worker is doing, or did last.
                 * @enum {unknown}
                 */
                stage: "waiting" | "identifying" | "reading" | "comparing" | "loading" | "done";
                /**
                 * @description checking and loading: a worker is at it. source_needed, decision_needed, looks_wrong, ready: it waits for you. refused: it cannot be loaded, `problem` says why. unchanged: these bytes are loaded already. loaded: it is in force as `release`.
                 * @enum {unknown}
                 */
                state: "checking" | "source_needed" | "decision_needed" | "looks_wrong" | "ready" | "refused" | "unchanged" | "loading" | "loaded";
                stated: {
                    /** @description Who asked for the last check or load. */
                    by: string;
                    edition: string | null;
                    published_on: string | null;
                    source: string | null;
                    status: ("preliminary" | "final" | "revised") | null;
                };
                /** @description Send it with a load. */
                version: number;
            }[];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        DeskLinkRequest: {
            abn: string | null;
            /** @description Why it is right although its effects look wrong. Kept with the release. */
            accept_reason?: string;
            /** @description Responsible emitter, where two facilities of the year have one name. */
            emitter?: string;
            /**
             * @description As the table prints it.
             * @example Telfer Gold Mine
             */
            facility: string;
            /** @description Legal name, for an ABN that no source knows. */
            name?: string;
            /** @description Why; kept with the link and shown with every figure that rests on it. Without it the link is only compared, and `apply` brings the reason. */
            reason?: string;
            /**
             * @description Reporting year.
             * @example 2024-25
             */
            year: string;
        };
        DeskLoadRequest: {
            /** @description Why it is right to load it although its effects look wrong. Kept with the release. */
            accept_reason?: string;
            /** @description Version of the file that you looked at. */
            version: number;
        };
        DeskReleasePage: {
            data: {
                accepted: {
                    /** Format: date-time */
                    accepted_at: string;
                    accepted_by: string;
                    findings: {
                        kind: string;
                        message: string;
                    }[];
                    reason: string;
                } | null;
                dataset: string;
                /** @description Absent when nothing in the file was in doubt. */
                decisions?: components["schemas"]["OperatorDecision"][];
                edition: string;
                /** @description Whether the hash is of the publisher’s bytes or of a transcribed copy. */
                file_basis: string;
                file_bytes: number;
                file_name: string;
                file_sha256: string;
                landing_page: string;
                observed_from: string | null;
                observed_to: string | null;
                /** @description How the day of publication is known. */
                published_basis: string;
                published_on: string;
                publisher: string;
                release: string;
                retrieved_on: string;
                /** @description Counts the issues of a slot that have the same day of publication; the highest is in force. */
                revision: number;
                row_count: number;
                /** @description What the release is an issue of; a later one of the same slot supersedes it. */
                slot: string;
                source: string;
                status: string;
                title: string;
                withdrawal_accepted: {
                    /** Format: date-time */
                    accepted_at: string;
                    accepted_by: string;
                    findings: {
                        kind: string;
                        message: string;
                    }[];
                    reason: string;
                } | null;
                withdrawn_on: string | null;
                withdrawn_reason: string | null;
            }[];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        DeskUpdatesAnswer: {
            data: {
                /** @description What is due comes first. */
                due: components["schemas"]["DueSource"][];
                /** @description The newest look at every file with a known address. */
                files: components["schemas"]["UpdateFile"][];
                /** @description Newest first. */
                runs: components["schemas"]["UpdateRun"][];
            };
        };
        DeskWithdrawal: {
            /** @description Why it is right although its effects look wrong. Kept with the release. */
            accept_reason?: string;
            /** @description Why; shown to everybody who asks for the release. Without it the withdrawal is only compared, and `apply` brings the reason. */
            reason?: string;
        };
        DisclosureComparison: {
            data: {
                a: components["schemas"]["DisclosureReport"];
                abn: {
                    from: string;
                    to: string;
                };
                b: components["schemas"]["DisclosureReport"];
                changes: {
                    causes: {
                        cause: string;
                        detail: string;
                    }[];
                    change: number | null;
                    change_percent: number | null;
                    from: (number | string) | null;
                    label: string;
                    metric_id: string;
                    to: (number | string) | null;
                    unit: string | null;
                }[];
                evidence_hash: {
                    from: string;
                    to: string;
                };
                metrics: {
                    changed: number;
                    compared: number;
                };
                requirements: {
                    from: string | null;
                    requirement_id: string;
                    to: string | null;
                }[];
                snapshot: {
                    from: string;
                    to: string;
                };
            };
            meta: Record<string, never>;
        };
        DisclosureMetadata: {
            data: {
                abn: string;
                completeness: {
                    expected: number;
                    missing: string[];
                    present: number;
                };
                /** @description What was decided for the period. Null where the record is missing, which is not "none". */
                elections: {
                    consolidation_approach: string | null;
                    electricity_rows: number | null;
                    instruments: number | null;
                    method_elections: number | null;
                    reliefs: string[] | null;
                    says_no_target: boolean | null;
                    signed_off_by: string | null;
                    standing_targets: number | null;
                    statements: number | null;
                };
                evidence_hash: string;
                method: {
                    id: string;
                    url: string;
                    version: string;
                };
                name: string | null;
                period: {
                    /** @enum {unknown} */
                    basis: "asked_for" | "newest_record" | "latest_july_june_year";
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                };
                provenance: components["schemas"]["Provenance"];
                records: {
                    authored_at: string | null;
                    authored_by: string | null;
                    /** @description Name of the person who wrote it; unset for a key and the like. */
                    authored_by_name?: string;
                    next_action: string | null;
                    record: string;
                    sha256: string | null;
                    /** @enum {unknown} */
                    status: "present" | "missing" | "other_period";
                    title: string;
                    version: number | null;
                }[];
                /** @description Over kinds, versions and hashes of the records that are present. */
                records_hash: string;
                /** @description The registry year that stands beside the period, and what differs. */
                registry: {
                    /** @description Null never means zero: this says what it means. */
                    availability: {
                        detail: string | null;
                        expected_on: string | null;
                        reason_code: string | null;
                        /**
                         * @description Whether there is a value; if not, why.
                         * @enum {unknown}
                         */
                        status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                    };
                    /** @enum {unknown} */
                    match: "same_period" | "overlapping_period" | "earlier_period" | "none";
                    mismatch: {
                        code: string;
                        detail: string;
                    } | null;
                    reporting_year: string | null;
                };
                standard: {
                    /**
                     * @description Why this version; `voluntary` for a period before the first that must be reported.
                     * @enum {unknown}
                     */
                    basis: "in_force" | "early_adoption" | "voluntary";
                    reason: string;
                    title: string;
                    url: string;
                    /** @example 2024-09 */
                    version: string;
                };
            };
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            };
        };
        DisclosureReport: {
            abn: string;
            artifact_id: string;
            /** @description From the content: the same for the same bytes. */
            bundle_id: string;
            download_url: string;
            early_adoption: boolean;
            evidence_hash: string;
            /** Format: date-time */
            made_at: string;
            period: {
                /**
                 * Format: date
                 * @description ISO day.
                 * @example 2026-02-27
                 */
                end: string;
                /**
                 * Format: date
                 * @description ISO day.
                 * @example 2026-02-27
                 */
                start: string;
            };
            /** @description The tenant’s records that it is made from, each with its version. */
            records: {
                kind: string;
                version: number;
            }[];
            /**
             * Format: date
             * @description ISO day.
             * @example 2026-02-27
             */
            retain_until: string;
            run_id: string;
            /** @description Of the ZIP. */
            sha256: string;
            /** @description Bytes of the ZIP. */
            size: number;
            snapshot: string;
            standard_version: string;
            superseded_by: string | null;
            supersedes: string | null;
            /** @description Counts from 1 by company and period. */
            version: number;
        };
        DisclosureReportPage: {
            data: components["schemas"]["DisclosureReport"][];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        DisclosureReportRequest: {
            /** @description True states the election to apply a later version early. */
            early_adoption?: boolean;
            /** @description Make a bundle although one from the same data and records stands. */
            force?: boolean;
            /**
             * @description A July-June year (2025-26), a calendar year (2025) or two days joined by a slash. Excludes period_start and period_end.
             * @example 2025-26
             */
            period?: string;
            /**
             * Format: date
             * @description ISO day.
             * @example 2026-02-27
             */
            period_end?: string;
            /**
             * Format: date
             * @description ISO day.
             * @example 2026-02-27
             */
            period_start?: string;
            /**
             * @description Else the version in force for the period.
             * @enum {unknown}
             */
            standard_version?: "2024-09" | "2025-12";
        };
        DisclosureRun: {
            abn: string;
            artifact_id: string | null;
            /** @description Times that a worker began it. */
            attempt: number;
            download_url: string | null;
            early_adoption: boolean;
            ended_at: string | null;
            error: {
                /** @example rendering_failed */
                code: string;
                detail: string;
            } | null;
            force: boolean;
            period: {
                /**
                 * Format: date
                 * @description ISO day.
                 * @example 2026-02-27
                 */
                end: string;
                /**
                 * Format: date
                 * @description ISO day.
                 * @example 2026-02-27
                 */
                start: string;
            };
            /** @description Per cent. */
            progress: number;
            /** @description The tenant’s records that it is made from, each with its version. */
            records: {
                kind: string;
                version: number;
            }[];
            /** Format: date-time */
            requested_at: string;
            requested_by: string;
            run_id: string;
            snapshot: string;
            stage: ("gathering" | "composing" | "rendering_report" | "rendering_working_papers" | "sealing" | "storing") | null;
            standard_version: string;
            started_at: string | null;
            /** @enum {unknown} */
            state: "queued" | "running" | "succeeded" | "failed" | "cancelled";
        };
        DisclosureRunAnswer: {
            data: components["schemas"]["DisclosureRun"];
            meta: {
                /** @description A run from the same data and records stood, and this is it. */
                reused?: boolean;
            };
        };
        DisclosureRunPage: {
            data: components["schemas"]["DisclosureRun"][];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        DueSource: {
            cadence: string;
            expected_by: string | null;
            expected_from: string | null;
            newest_held: string | null;
            next_edition: string | null;
            /** @enum {unknown} */
            obtained: "by_update" | "by_hand";
            /** @description Page of the publisher where the files are found. */
            page: string;
            publisher: string;
            /** @description Who says by when the next edition comes. */
            said_by: string;
            source: string;
            /**
             * @description `due`: the last day has passed.
             * @enum {unknown}
             */
            state: "due" | "expected" | "not_held" | "no_fixed_day";
            title: string;
        };
        EmissionCalculation: {
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            } & {
                provenance: {
                    accepted?: components["schemas"]["AcceptedRelease"];
                    dataset: string;
                    /** @description Absent when nothing in the file was in doubt. */
                    decisions?: components["schemas"]["OperatorDecision"][];
                    edition: string;
                    /** @description Whether the hash is of the publisher’s bytes or of a transcribed copy. */
                    file_basis: string;
                    file_name: string;
                    file_sha256: string;
                    landing_page: string;
                    observed_from: string | null;
                    observed_to: string | null;
                    /** @description How the day of publication is known. */
                    published_basis: string;
                    published_on: string;
                    publisher: string;
                    release: string;
                    retrieved_on: string;
                    title: string;
                }[];
            };
            results: {
                data?: {
                    activity: {
                        unit: string;
                        value: number;
                        value_text: string;
                    };
                    citation: string;
                    factor_id: string;
                    /** @example 11300000 kWh × 0.64 kg CO2-e/kWh / 1000 = 7232 t CO2-e */
                    formula: string;
                    gases: {
                        gas: string;
                        /** @example t CO2-e */
                        unit: string;
                        value: number;
                        /** @description Every digit. */
                        value_text: string;
                    }[];
                    gwp_basis: string | null;
                    method: string | null;
                    rate_row_id: string | null;
                    row_id: string;
                    scope: number | null;
                    steps: string[];
                    total: {
                        gas: string;
                        /** @example t CO2-e */
                        unit: string;
                        value: number;
                        /** @description Every digit. */
                        value_text: string;
                    };
                };
                error?: {
                    code: string;
                    detail: string;
                    errors?: Record<string, never>[];
                    hint?: string;
                    title: string;
                    valid_values?: string[];
                };
                http_status: number;
                index: number;
                /** @enum {unknown} */
                status: "ok" | "error";
            }[];
            summary: {
                failed: number;
                requested: number;
                succeeded: number;
            };
            /** @description Sums by scope. Location- and market-based figures are never added. */
            totals: {
                group: string;
                items: number;
                unit: string;
                value: number;
                value_text: string;
            }[];
        };
        EmissionFactor: {
            /** @description As the edition prints it. */
            activity: string;
            /** @description Null never means zero: this says what it means. */
            availability: {
                detail: string | null;
                expected_on: string | null;
                reason_code: string | null;
                /**
                 * @description Whether there is a value; if not, why.
                 * @enum {unknown}
                 */
                status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
            };
            /** @enum {unknown} */
            basis: "reported" | "derived";
            carbon_origin: ("fossil" | "biogenic_or_renewable") | null;
            category: string;
            /** @description A sentence to cite the factor by. */
            citation: string;
            data_quality: {
                flags: string[];
                score: number;
            };
            edition: string;
            energy_content: {
                unit: string;
                value: number;
                value_text: string;
            } | null;
            /**
             * @description The same in every edition.
             * @example electricity.purchased-grid.vic.location
             */
            factor_id: string;
            footnotes: string[];
            /** @description As published, gas by gas. */
            gases: {
                cell: string;
                flags: string[];
                /** @description co2, ch4, n2o, hfc, cf4, c2f6; n/a for what is no emission. */
                gas: string;
                table: string;
                unit: string;
                value: number | null;
                value_text: string | null;
            }[];
            gwp_basis: string | null;
            /** @description What became of the factor on the basis that was asked for. */
            gwp_transform: {
                gases: {
                    /** @example 0.1 × 29.8 / 28 */
                    formula: string;
                    gas: string;
                    unit: string;
                    value: number;
                    /** @description Every digit, or 15 significant ones where the decimals do not end. */
                    value_text: string;
                }[];
                methane: ("fossil" | "biogenic") | null;
                method: {
                    id: string;
                    url: string;
                    version: string;
                } | null;
                /** @description The total as published, on the edition’s own potentials. */
                published: {
                    value: number | null;
                    value_text: string | null;
                };
                reason: string | null;
                /** @enum {unknown} */
                status: "native" | "transformed" | "unchanged" | "not_applicable" | "not_transformable";
            };
            /** @enum {unknown} */
            kind: "emission_factor" | "rate" | "conversion";
            /** @example CC-BY-4.0 */
            licence: string;
            method: ("location_based" | "market_based") | null;
            period: string | null;
            region: string;
            region_name: string;
            /**
             * @description Of this edition and issue alone.
             * @example electricity.purchased-grid.vic.location@2025
             */
            row_id: string;
            scope: number | null;
            source: {
                cells: string[];
                release: string;
                table: string;
                table_title: string;
            };
            subcategory: string;
            superseded: boolean;
            /**
             * @description Whether the publisher prints the total.
             * @enum {unknown}
             */
            total_basis: "published" | "computed_sum" | "single_gas" | "none";
            /** @example kg CO2-e/kWh */
            unit: string;
            value: number | null;
            value_text: string | null;
            vintage: string | null;
        };
        EmissionFactorAnswer: {
            data: {
                /** @description As the edition prints it. */
                activity: string;
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                /** @enum {unknown} */
                basis: "reported" | "derived";
                carbon_origin: ("fossil" | "biogenic_or_renewable") | null;
                category: string;
                /** @description A sentence to cite the factor by. */
                citation: string;
                data_quality: {
                    flags: string[];
                    score: number;
                };
                edition: string;
                /** @description The factor in every edition, as published. */
                editions: {
                    edition: string;
                    row_id: string;
                    superseded: boolean;
                    value: number | null;
                    value_text: string | null;
                    vintage: string | null;
                }[];
                energy_content: {
                    unit: string;
                    value: number;
                    value_text: string;
                } | null;
                /**
                 * @description The same in every edition.
                 * @example electricity.purchased-grid.vic.location
                 */
                factor_id: string;
                footnotes: string[];
                /** @description As published, gas by gas. */
                gases: {
                    cell: string;
                    flags: string[];
                    /** @description co2, ch4, n2o, hfc, cf4, c2f6; n/a for what is no emission. */
                    gas: string;
                    table: string;
                    unit: string;
                    value: number | null;
                    value_text: string | null;
                }[];
                gwp_basis: string | null;
                /** @description What became of the factor on the basis that was asked for. */
                gwp_transform: {
                    gases: {
                        /** @example 0.1 × 29.8 / 28 */
                        formula: string;
                        gas: string;
                        unit: string;
                        value: number;
                        /** @description Every digit, or 15 significant ones where the decimals do not end. */
                        value_text: string;
                    }[];
                    methane: ("fossil" | "biogenic") | null;
                    method: {
                        id: string;
                        url: string;
                        version: string;
                    } | null;
                    /** @description The total as published, on the edition’s own potentials. */
                    published: {
                        value: number | null;
                        value_text: string | null;
                    };
                    reason: string | null;
                    /** @enum {unknown} */
                    status: "native" | "transformed" | "unchanged" | "not_applicable" | "not_transformable";
                };
                /** @enum {unknown} */
                kind: "emission_factor" | "rate" | "conversion";
                /** @example CC-BY-4.0 */
                licence: string;
                method: ("location_based" | "market_based") | null;
                period: string | null;
                region: string;
                region_name: string;
                /**
                 * @description Of this edition and issue alone.
                 * @example electricity.purchased-grid.vic.location@2025
                 */
                row_id: string;
                scope: number | null;
                source: {
                    cells: string[];
                    release: string;
                    table: string;
                    table_title: string;
                };
                subcategory: string;
                superseded: boolean;
                /**
                 * @description Whether the publisher prints the total.
                 * @enum {unknown}
                 */
                total_basis: "published" | "computed_sum" | "single_gas" | "none";
                /** @example kg CO2-e/kWh */
                unit: string;
                value: number | null;
                value_text: string | null;
                vintage: string | null;
            };
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            } & {
                provenance: {
                    accepted?: components["schemas"]["AcceptedRelease"];
                    dataset: string;
                    /** @description Absent when nothing in the file was in doubt. */
                    decisions?: components["schemas"]["OperatorDecision"][];
                    edition: string;
                    /** @description Whether the hash is of the publisher’s bytes or of a transcribed copy. */
                    file_basis: string;
                    file_name: string;
                    file_sha256: string;
                    landing_page: string;
                    observed_from: string | null;
                    observed_to: string | null;
                    /** @description How the day of publication is known. */
                    published_basis: string;
                    published_on: string;
                    publisher: string;
                    release: string;
                    retrieved_on: string;
                    title: string;
                }[];
            };
        };
        EmissionFactorBatch: {
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            } & {
                provenance: {
                    accepted?: components["schemas"]["AcceptedRelease"];
                    dataset: string;
                    /** @description Absent when nothing in the file was in doubt. */
                    decisions?: components["schemas"]["OperatorDecision"][];
                    edition: string;
                    /** @description Whether the hash is of the publisher’s bytes or of a transcribed copy. */
                    file_basis: string;
                    file_name: string;
                    file_sha256: string;
                    landing_page: string;
                    observed_from: string | null;
                    observed_to: string | null;
                    /** @description How the day of publication is known. */
                    published_basis: string;
                    published_on: string;
                    publisher: string;
                    release: string;
                    retrieved_on: string;
                    title: string;
                }[];
            };
            results: {
                data?: components["schemas"]["EmissionFactor"];
                error?: {
                    code: string;
                    detail: string;
                    errors?: Record<string, never>[];
                    hint?: string;
                    title: string;
                    valid_values?: string[];
                };
                http_status: number;
                index: number;
                /** @enum {unknown} */
                status: "ok" | "error";
            }[];
            summary: {
                failed: number;
                requested: number;
                succeeded: number;
            };
        };
        EmissionFactorLint: {
            /** @description What is wrong with the rows together. */
            findings: {
                /** @enum {unknown} */
                code: "wrong_edition" | "superseded_issue" | "wrong_region" | "method_mix" | "gwp_mix" | "unit_slip" | "unit_not_understood" | "unit_does_not_fit" | "not_in_any_edition" | "edition_mix";
                found: {
                    edition: string;
                    factor_id: string;
                    region: string;
                    row_id: string;
                    unit: string;
                    value: number | null;
                } | null;
                message: string;
                /** @enum {unknown} */
                severity: "error" | "warning";
            }[];
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            } & {
                /** @description Which edition answers, and why. */
                edition: {
                    /** @enum {unknown} */
                    basis: "asked_for" | "reporting_period" | "newest";
                    days: {
                        days: number;
                        edition: string;
                    }[];
                    edition: string;
                    editions_loaded: string[];
                    reason: string;
                    vintage: string | null;
                };
                method: {
                    id: string;
                    url: string;
                    version: string;
                };
                provenance: {
                    accepted?: components["schemas"]["AcceptedRelease"];
                    dataset: string;
                    /** @description Absent when nothing in the file was in doubt. */
                    decisions?: components["schemas"]["OperatorDecision"][];
                    edition: string;
                    /** @description Whether the hash is of the publisher’s bytes or of a transcribed copy. */
                    file_basis: string;
                    file_name: string;
                    file_sha256: string;
                    landing_page: string;
                    observed_from: string | null;
                    observed_to: string | null;
                    /** @description How the day of publication is known. */
                    published_basis: string;
                    published_on: string;
                    publisher: string;
                    release: string;
                    retrieved_on: string;
                    title: string;
                }[];
            };
            results: {
                expected: {
                    edition: string;
                    factor_id: string;
                    region: string;
                    row_id: string;
                    unit: string;
                    value: number | null;
                } | null;
                expected_value: number | null;
                findings: {
                    /** @enum {unknown} */
                    code: "wrong_edition" | "superseded_issue" | "wrong_region" | "method_mix" | "gwp_mix" | "unit_slip" | "unit_not_understood" | "unit_does_not_fit" | "not_in_any_edition" | "edition_mix";
                    found: {
                        edition: string;
                        factor_id: string;
                        region: string;
                        row_id: string;
                        unit: string;
                        value: number | null;
                    } | null;
                    message: string;
                    /** @enum {unknown} */
                    severity: "error" | "warning";
                }[];
                id: string | null;
                index: number;
                /** @enum {unknown} */
                status: "clean" | "findings";
            }[];
            summary: {
                clean: number;
                rows: number;
                with_findings: number;
            };
        };
        EmissionFactorPage: {
            data: components["schemas"]["EmissionFactor"][];
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            } & {
                absence: {
                    detail: string;
                    published_regions: string[];
                    reason_code: string;
                } | null;
                /** @description Which edition answers, and why. */
                edition: {
                    /** @enum {unknown} */
                    basis: "asked_for" | "reporting_period" | "newest";
                    days: {
                        days: number;
                        edition: string;
                    }[];
                    edition: string;
                    editions_loaded: string[];
                    reason: string;
                    vintage: string | null;
                };
                provenance: {
                    accepted?: components["schemas"]["AcceptedRelease"];
                    dataset: string;
                    /** @description Absent when nothing in the file was in doubt. */
                    decisions?: components["schemas"]["OperatorDecision"][];
                    edition: string;
                    /** @description Whether the hash is of the publisher’s bytes or of a transcribed copy. */
                    file_basis: string;
                    file_name: string;
                    file_sha256: string;
                    landing_page: string;
                    observed_from: string | null;
                    observed_to: string | null;
                    /** @description How the day of publication is known. */
                    published_basis: string;
                    published_on: string;
                    publisher: string;
                    release: string;
                    retrieved_on: string;
                    title: string;
                }[];
                /** @description Factors that fit, on all pages. */
                total: number;
            };
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        EmissionFactorReference: {
            /** @enum {unknown} */
            category?: "electricity" | "stationary_combustion" | "transport_combustion" | "fuel_upstream" | "industrial_processes" | "waste" | "fugitive" | "agriculture" | "agriculture_livestock";
            /**
             * @description Edition by its year.
             * @example 2025
             */
            edition?: string;
            /** @example electricity.purchased-grid.vic.location */
            factor_id?: string;
            /**
             * @description Everyday name, or activity part of an id.
             * @example diesel
             */
            fuel_type?: string;
            /** @enum {unknown} */
            gas?: "co2" | "ch4" | "n2o" | "hfc" | "cf4" | "c2f6" | "total";
            /** @enum {unknown} */
            method?: "location_based" | "market_based";
            /**
             * @description Code, state name, market region or grid.
             * @example VIC
             */
            region?: string;
            /**
             * @description Takes the national factor where the region has none. Never happens unasked.
             * @enum {unknown}
             */
            region_fallback?: "national";
            /**
             * @description Picks the edition in force for most days of the period: 2024-25, 2025 or 2025-04-01/2026-03-31. Excludes `edition`.
             * @example 2024-25
             */
            reporting_period?: string;
            /** @example electricity.purchased-grid.vic.location@2025 */
            row_id?: string;
            scope?: number;
            /** @example purchased_grid_electricity */
            subcategory?: string;
            /**
             * @description Whole unit, or what is after the stroke.
             * @example kWh
             */
            unit?: string;
            /**
             * @description Month of issue of an edition that was issued more than once; needs `edition`.
             * @example 2026-09
             */
            vintage?: string;
        };
        EmissionFactorSearchPage: {
            data: {
                /** @description As the edition prints it. */
                activity: string;
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                /** @enum {unknown} */
                basis: "reported" | "derived";
                carbon_origin: ("fossil" | "biogenic_or_renewable") | null;
                category: string;
                /** @description A sentence to cite the factor by. */
                citation: string;
                data_quality: {
                    flags: string[];
                    score: number;
                };
                edition: string;
                energy_content: {
                    unit: string;
                    value: number;
                    value_text: string;
                } | null;
                /**
                 * @description The same in every edition.
                 * @example electricity.purchased-grid.vic.location
                 */
                factor_id: string;
                footnotes: string[];
                /** @description As published, gas by gas. */
                gases: {
                    cell: string;
                    flags: string[];
                    /** @description co2, ch4, n2o, hfc, cf4, c2f6; n/a for what is no emission. */
                    gas: string;
                    table: string;
                    unit: string;
                    value: number | null;
                    value_text: string | null;
                }[];
                gwp_basis: string | null;
                /** @description What became of the factor on the basis that was asked for. */
                gwp_transform: {
                    gases: {
                        /** @example 0.1 × 29.8 / 28 */
                        formula: string;
                        gas: string;
                        unit: string;
                        value: number;
                        /** @description Every digit, or 15 significant ones where the decimals do not end. */
                        value_text: string;
                    }[];
                    methane: ("fossil" | "biogenic") | null;
                    method: {
                        id: string;
                        url: string;
                        version: string;
                    } | null;
                    /** @description The total as published, on the edition’s own potentials. */
                    published: {
                        value: number | null;
                        value_text: string | null;
                    };
                    reason: string | null;
                    /** @enum {unknown} */
                    status: "native" | "transformed" | "unchanged" | "not_applicable" | "not_transformable";
                };
                /** @enum {unknown} */
                kind: "emission_factor" | "rate" | "conversion";
                /** @example CC-BY-4.0 */
                licence: string;
                /** @description Why it stands where it stands: the word that weighed most. */
                match: {
                    /** @enum {unknown} */
                    field: "activity" | "id" | "region" | "category" | "synonym" | "unit";
                    /** @enum {unknown} */
                    kind: "exact" | "prefix" | "misspelt";
                    /** @description 0 to 1. */
                    score: number;
                    /** @description What each word of the query met. */
                    words: {
                        field: string;
                        kind: string;
                        matched: string;
                        word: string;
                    }[];
                };
                method: ("location_based" | "market_based") | null;
                period: string | null;
                region: string;
                region_name: string;
                /**
                 * @description Of this edition and issue alone.
                 * @example electricity.purchased-grid.vic.location@2025
                 */
                row_id: string;
                scope: number | null;
                source: {
                    cells: string[];
                    release: string;
                    table: string;
                    table_title: string;
                };
                subcategory: string;
                superseded: boolean;
                /**
                 * @description Whether the publisher prints the total.
                 * @enum {unknown}
                 */
                total_basis: "published" | "computed_sum" | "single_gas" | "none";
                /** @example kg CO2-e/kWh */
                unit: string;
                value: number | null;
                value_text: string | null;
                vintage: string | null;
            }[];
            /** @description Values that filters could still take, with the number of hits each would leave. */
            facets: {
                category: {
                    count: number;
                    value: string;
                }[];
                method: {
                    count: number;
                    value: string;
                }[];
                region: {
                    count: number;
                    value: string;
                }[];
                scope: {
                    count: number;
                    value: string;
                }[];
                unit: {
                    count: number;
                    value: string;
                }[];
            };
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            } & {
                /** @description Which edition answers, and why. */
                edition: {
                    /** @enum {unknown} */
                    basis: "asked_for" | "reporting_period" | "newest";
                    days: {
                        days: number;
                        edition: string;
                    }[];
                    edition: string;
                    editions_loaded: string[];
                    reason: string;
                    vintage: string | null;
                };
                provenance: {
                    accepted?: components["schemas"]["AcceptedRelease"];
                    dataset: string;
                    /** @description Absent when nothing in the file was in doubt. */
                    decisions?: components["schemas"]["OperatorDecision"][];
                    edition: string;
                    /** @description Whether the hash is of the publisher’s bytes or of a transcribed copy. */
                    file_basis: string;
                    file_name: string;
                    file_sha256: string;
                    landing_page: string;
                    observed_from: string | null;
                    observed_to: string | null;
                    /** @description How the day of publication is known. */
                    published_basis: string;
                    published_on: string;
                    publisher: string;
                    release: string;
                    retrieved_on: string;
                    title: string;
                }[];
                total: number;
                words: string[];
            };
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        EmissionTarget: {
            /** @description Actuals on exactly this target’s scopes, gases and coverage; needed for intensity, net and scope 3 */
            actuals?: {
                /** @description Year */
                period: {
                    /**
                     * Format: date
                     * @description Last day
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description First day
                     */
                    start: string;
                };
                /** @description Where the value comes from */
                source: string;
                value: number;
            }[];
            /** @description Who approved it */
            approver: string;
            base: {
                /** @description Base period */
                period: {
                    /**
                     * Format: date
                     * @description Last day
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description First day
                     */
                    start: string;
                };
                /** @description When and how the base is recalculated */
                recalculation_policy: string;
                /** @description Where the value comes from */
                source: string;
                /** @description Value of the base period, in the unit of the target */
                value: number;
            };
            /**
             * @description Before or after carbon credits
             * @enum {unknown}
             */
            basis: "gross" | "net";
            /**
             * @description What the target is about
             * @enum {unknown}
             */
            category: "mitigation" | "adaptation" | "energy" | "other";
            coverage: {
                /** @description Entities covered; empty for the whole group */
                entities: string[];
                /** @description Facilities covered; empty for all */
                facilities: string[];
                /** @description Share of the group’s emissions that is covered */
                share_percent: number;
            };
            /** @description Activity of an intensity target, such as t of steel */
            denominator?: string;
            evidence_ids: string[];
            gases: ("CO2" | "CH4" | "N2O" | "HFCs" | "PFCs" | "SF6" | "NF3")[];
            /** @description The gross twin of a net target */
            gross_target_id?: string;
            /** @description Stable id within the record */
            id: string;
            levers: {
                /** @description Expected abatement, t CO2-e */
                abatement_t?: number;
                /** @description Lever */
                name: string;
            }[];
            /** @description What is measured */
            metric: string;
            milestones: {
                /** @description Period of the milestone */
                period: {
                    /**
                     * Format: date
                     * @description Last day
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description First day
                     */
                    start: string;
                };
                /** @description Reduction against the base value */
                reduction_percent?: number;
                /** @description Level in the unit of the target */
                value?: number;
            }[];
            /** @description Name */
            name: string;
            /** @description Purpose */
            objective: string;
            origin: {
                /**
                 * @description Chosen, or imposed by law
                 * @enum {unknown}
                 */
                kind: "voluntary" | "legal";
                /** @description Law or instrument; required for a legal target */
                reference?: string;
            };
            /** @description Who owns the target */
            owner: string;
            planned_credits?: {
                /** @description Permanence and whatever else bears on integrity */
                integrity?: string;
                /**
                 * @description Nature or technology based, reduction or removal
                 * @enum {unknown}
                 */
                kind: "nature_reduction" | "nature_removal" | "technology_reduction" | "technology_removal";
                /** @description Scheme that certifies the credits */
                scheme: string;
                /** @description Share of the target that relies on credits */
                share_percent?: number;
                /** @description Credits planned over the target period, t CO2-e */
                tonnes: number;
            };
            remuneration_link?: {
                /** @description How pay depends on it */
                description?: string;
                linked: boolean;
            };
            review?: {
                /**
                 * Format: date
                 * @description Next review
                 */
                next_on: string;
                /** @description How it is reviewed */
                process: string;
            };
            scope3_categories?: number[];
            scopes: ("scope1" | "scope2_location" | "scope2_market" | "scope3")[];
            sectoral_approach?: {
                /** @description Pathway */
                pathway?: string;
                used: boolean;
            };
            /**
             * @description Where the target stands
             * @enum {unknown}
             */
            status: "draft" | "active" | "achieved" | "revised" | "withdrawn";
            /** @description Value or reduction, one of the two */
            target: {
                /** @description Reduction against the base value */
                reduction_percent?: number;
                /** @description Level in the unit of the target */
                value?: number;
            };
            /** @description Period in which the target is to be met */
            target_period: {
                /**
                 * Format: date
                 * @description Last day
                 */
                end: string;
                /**
                 * Format: date
                 * @description First day
                 */
                start: string;
            };
            /** @description How the Paris Agreement shaped the target */
            temperature_alignment?: string;
            /**
             * @description Absolute or per unit of activity
             * @enum {unknown}
             */
            type: "absolute" | "intensity";
            /** @description Unit of every value of this target, such as t CO2-e */
            unit: string;
            validation?: {
                /** @description Who validated */
                body?: string;
                /** @description Standard */
                standard?: string;
                /** @description Version of the standard */
                standard_version?: string;
                /**
                 * @description Validation by a third party
                 * @enum {unknown}
                 */
                status: "not_validated" | "in_progress" | "validated";
            };
        };
        /**
         * @example {
         *       "no_target": {
         *         "stated_by": {
         *           "name": "A. Person",
         *           "on": "2026-08-01",
         *           "role": "Chief financial officer"
         *         },
         *         "statement": "The board will decide on a target in 2027."
         *       },
         *       "targets": []
         *     }
         */
        EmissionTargets: {
            no_target?: {
                /** @description Who says so */
                stated_by: {
                    /** @description Person */
                    name: string;
                    /**
                     * Format: date
                     * @description Day
                     */
                    on: string;
                    /** @description Role */
                    role: string;
                };
                /** @description Why there is none */
                statement: string;
            };
            targets: components["schemas"]["EmissionTarget"][];
        };
        EmissionTargetsHistory: {
            data: {
                abn: string;
                authored_at: string;
                /** @description Who wrote it: `member:<id>`, `key:<id>` and the like. */
                authored_by: string;
                authored_by_name: string | null;
                /** @description SHA-256 of the canonical JSON of the content. */
                body_sha256: string;
                deletion_reason: string | null;
                /** @description Send it in quotes as If-Match to change this version. */
                etag: string;
                field_changes: {
                    after?: unknown;
                    before?: unknown;
                    /** @enum {unknown} */
                    change: "added" | "removed" | "changed";
                    /** @description Like a JSON pointer; named items of a list by their name: `/targets/id=T1/owner`. */
                    pointer: string;
                }[] | null;
                kind: string;
                no_target?: {
                    /** @description Who says so */
                    stated_by: {
                        /** @description Person */
                        name: string;
                        /**
                         * Format: date
                         * @description Day
                         */
                        on: string;
                        /** @description Role */
                        role: string;
                    };
                    /** @description Why there is none */
                    statement: string;
                };
                period: {
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                } | null;
                /** @description The day until which this version is kept, deleted or not. */
                retain_until: string;
                supersedes: number | null;
                targets?: components["schemas"]["EmissionTarget"][];
                version: number;
            }[];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        EmissionTargetsRecord: {
            data: {
                abn: string;
                authored_at: string;
                /** @description Who wrote it: `member:<id>`, `key:<id>` and the like. */
                authored_by: string;
                /** @description SHA-256 of the canonical JSON of the content. */
                body_sha256: string;
                /** @description Send it in quotes as If-Match to change this version. */
                etag: string;
                kind: string;
                no_target?: {
                    /** @description Who says so */
                    stated_by: {
                        /** @description Person */
                        name: string;
                        /**
                         * Format: date
                         * @description Day
                         */
                        on: string;
                        /** @description Role */
                        role: string;
                    };
                    /** @description Why there is none */
                    statement: string;
                };
                period: {
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                } | null;
                /** @description The day until which this version is kept, deleted or not. */
                retain_until: string;
                supersedes: number | null;
                targets: components["schemas"]["EmissionTarget"][];
                version: number;
            };
            meta: {
                authored_by_name: string | null;
                warnings: {
                    code: string;
                    message: string;
                    pointer: string;
                }[];
            };
        };
        /** @description Latest published year, with the history as published. */
        EmissionsBlock: {
            /** @description Null never means zero: this says what it means. */
            availability: {
                detail: string | null;
                expected_on: string | null;
                reason_code: string | null;
                /**
                 * @description Whether there is a value; if not, why.
                 * @enum {unknown}
                 */
                status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
            };
            /** @enum {unknown} */
            basis: "reported" | "derived" | "estimated" | "screening" | "tenant_declared";
            /** @description SHA-256 over the inputs and the method of this block alone. */
            block_hash: string;
            data_quality: {
                flags: string[];
                /** @description 1 as published for this company, 5 industry averages. */
                score: number;
            };
            gaps?: string[];
            gwp_set?: string;
            history?: {
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                flags: string[];
                net_energy_gj: {
                    value: number | null;
                    value_text: string | null;
                } | null;
                notes: string | null;
                organisation: string | null;
                period_end: string;
                period_start: string;
                /**
                 * @description July-to-June year, such as 2024-25.
                 * @example 2024-25
                 */
                reporting_year: string;
                scope1_and_2_t: number | null;
                scope1_t: {
                    value: number | null;
                    value_text: string | null;
                } | null;
                scope2_t: {
                    value: number | null;
                    value_text: string | null;
                } | null;
                source: {
                    /** @description Row in the publisher’s file. */
                    ref: string;
                    release: string;
                } | null;
            }[];
            income_intensity?: {
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                income_year: string | null;
                t_per_aud_million: number | null;
                total_income_aud: number | null;
            };
            latest?: {
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                flags: string[];
                net_energy_gj: {
                    value: number | null;
                    value_text: string | null;
                } | null;
                notes: string | null;
                organisation: string | null;
                period_end: string;
                period_start: string;
                /**
                 * @description July-to-June year, such as 2024-25.
                 * @example 2024-25
                 */
                reporting_year: string;
                scope1_and_2_t: number | null;
                scope1_t: {
                    value: number | null;
                    value_text: string | null;
                } | null;
                scope2_t: {
                    value: number | null;
                    value_text: string | null;
                } | null;
                source: {
                    /** @description Row in the publisher’s file. */
                    ref: string;
                    release: string;
                } | null;
            };
            market_based_scope2?: {
                covers_all_facilities: boolean;
                facility_coverage_pct: number | null;
                /**
                 * @description July-to-June year, such as 2024-25.
                 * @example 2024-25
                 */
                reporting_year: string;
                scope2_t: number;
                value_text: string;
            } | null;
            method: {
                id: string;
                url: string;
                version: string;
            };
            next_release?: {
                expected_on: string;
                /**
                 * @description July-to-June year, such as 2024-25.
                 * @example 2024-25
                 */
                reporting_year: string;
            };
            preparer_notes?: {
                code: string;
                meaning: string;
            }[];
            restatements?: {
                field: string;
                from: number | null;
                from_release: string;
                /**
                 * @description July-to-June year, such as 2024-25.
                 * @example 2024-25
                 */
                reporting_year: string;
                to: number | null;
                to_release: string;
            }[];
            /** @description With `explain=true`. */
            trace?: {
                distance_to_next_band: number | null;
                inputs: {
                    [key: string]: number | string | boolean | null;
                };
                next_band: string | null;
                /** @description How input and threshold were compared. */
                operator: string;
                result: string;
                rule: string;
                threshold: number | string | null;
            }[];
            /** @description What the company reports as holder of a reporting transfer certificate. The registry prints it beside the company’s own row, so it is in none of its figures. */
            transfer_certificates?: {
                net_energy_gj: number;
                /**
                 * @description July-to-June year, such as 2024-25.
                 * @example 2024-25
                 */
                reporting_year: string;
                scope1_t: number;
                scope2_t: number;
                source: {
                    ref: string;
                    release: string;
                };
            }[];
        };
        /** @description Where reported emissions have been heading, to 2029-30. */
        EmissionsTrendBlock: {
            /** @description Null never means zero: this says what it means. */
            availability: {
                detail: string | null;
                expected_on: string | null;
                reason_code: string | null;
                /**
                 * @description Whether there is a value; if not, why.
                 * @enum {unknown}
                 */
                status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
            };
            /** @enum {unknown} */
            basis: "reported" | "derived" | "estimated" | "screening" | "tenant_declared";
            /** @description SHA-256 over the inputs and the method of this block alone. */
            block_hash: string;
            data_quality: {
                flags: string[];
                /** @description 1 as published for this company, 5 industry averages. */
                score: number;
            };
            /**
             * @description July-to-June year, such as 2024-25.
             * @example 2024-25
             */
            gwp_break?: string;
            method: {
                id: string;
                url: string;
                version: string;
            };
            series?: {
                changes: {
                    change: number;
                    change_percent: number | null;
                    flags: string[];
                    /**
                     * @description July-to-June year, such as 2024-25.
                     * @example 2024-25
                     */
                    from: string;
                    /**
                     * @description July-to-June year, such as 2024-25.
                     * @example 2024-25
                     */
                    to: string;
                }[];
                compound_annual_growth: number | null;
                gaps: string[];
                long_history: {
                    /** @description Null never means zero: this says what it means. */
                    availability: {
                        detail: string | null;
                        expected_on: string | null;
                        reason_code: string | null;
                        /**
                         * @description Whether there is a value; if not, why.
                         * @enum {unknown}
                         */
                        status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                    };
                    fit: {
                        /**
                         * @description July-to-June year, such as 2024-25.
                         * @example 2024-25
                         */
                        first_year: string;
                        fitted_first_year: number;
                        flags: string[];
                        intercept: number;
                        /**
                         * @description July-to-June year, such as 2024-25.
                         * @example 2024-25
                         */
                        last_year: string;
                        n: number;
                        r_squared: number | null;
                        /** @description Change a year, t CO2-e. */
                        slope: number;
                        slope_percent: number | null;
                        trajectory: {
                            floored: boolean;
                            interval: {
                                high: number;
                                low: number;
                            } | null;
                            /**
                             * @description July-to-June year, such as 2024-25.
                             * @example 2024-25
                             */
                            reporting_year: string;
                            value: number;
                        }[];
                    } | null;
                    flags: string[];
                } | null;
                required_rates: {
                    /** @description Null never means zero: this says what it means. */
                    availability: {
                        detail: string | null;
                        expected_on: string | null;
                        reason_code: string | null;
                        /**
                         * @description Whether there is a value; if not, why.
                         * @enum {unknown}
                         */
                        status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                    };
                    /**
                     * @description Set on your own targets, which `include_targets=true` shows.
                     * @constant
                     */
                    basis?: "tenant_declared";
                    change_percent_per_year: number | null;
                    change_t_per_year: number | null;
                    /** @description `safeguard_decline_path`, or the id of one of your own targets. */
                    id: string;
                    reached: boolean | null;
                    target_t: number | null;
                    /**
                     * @description July-to-June year, such as 2024-25.
                     * @example 2024-25
                     */
                    target_year: string;
                }[];
                /** @enum {unknown} */
                series: "scope1" | "scope2" | "scope1_and_2";
                since_gwp_break: {
                    /** @description Null never means zero: this says what it means. */
                    availability: {
                        detail: string | null;
                        expected_on: string | null;
                        reason_code: string | null;
                        /**
                         * @description Whether there is a value; if not, why.
                         * @enum {unknown}
                         */
                        status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                    };
                    fit: {
                        /**
                         * @description July-to-June year, such as 2024-25.
                         * @example 2024-25
                         */
                        first_year: string;
                        fitted_first_year: number;
                        flags: string[];
                        intercept: number;
                        /**
                         * @description July-to-June year, such as 2024-25.
                         * @example 2024-25
                         */
                        last_year: string;
                        n: number;
                        r_squared: number | null;
                        /** @description Change a year, t CO2-e. */
                        slope: number;
                        slope_percent: number | null;
                        trajectory: {
                            floored: boolean;
                            interval: {
                                high: number;
                                low: number;
                            } | null;
                            /**
                             * @description July-to-June year, such as 2024-25.
                             * @example 2024-25
                             */
                            reporting_year: string;
                            value: number;
                        }[];
                    } | null;
                };
                years: {
                    /**
                     * @description July-to-June year, such as 2024-25.
                     * @example 2024-25
                     */
                    reporting_year: string;
                    value: number;
                }[];
            }[];
            /** @description With `explain=true`. */
            trace?: {
                distance_to_next_band: number | null;
                inputs: {
                    [key: string]: number | string | boolean | null;
                };
                next_band: string | null;
                /** @description How input and threshold were compared. */
                operator: string;
                result: string;
                rule: string;
                threshold: number | string | null;
            }[];
        };
        Engagement: {
            /**
             * @description Australian Business Number: eleven digits, spaces allowed.
             * @example 74115061375
             */
            abn: string;
            /**
             * Format: date
             * @description Last day on which the auditor sees it.
             */
            ends_on: string;
            /**
             * @description Reporting period.
             * @example 2025-26
             */
            period: string;
        };
        /** @description Who the company is, from registry and register. */
        EntityBlock: {
            abn?: string;
            acn?: string | null;
            /** @description Null never means zero: this says what it means. */
            availability: {
                detail: string | null;
                expected_on: string | null;
                reason_code: string | null;
                /**
                 * @description Whether there is a value; if not, why.
                 * @enum {unknown}
                 */
                status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
            };
            /** @enum {unknown} */
            basis: "reported" | "derived" | "estimated" | "screening" | "tenant_declared";
            /** @description SHA-256 over the inputs and the method of this block alone. */
            block_hash: string;
            data_quality: {
                flags: string[];
                /** @description 1 as published for this company, 5 industry averages. */
                score: number;
            };
            entity_type?: string | null;
            method: {
                id: string;
                url: string;
                version: string;
            };
            name?: string;
            names?: {
                first_year: string;
                last_year: string;
                name: string;
            }[];
            postcode?: string | null;
            register?: {
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                gst_status: string | null;
                other_names: string[];
                status: string | null;
                status_from: string | null;
                updated_on: string | null;
            };
            registry?: {
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                first_year: string | null;
                last_year: string | null;
                reporter_roles: string[];
                /** @description What the company reports as holder of a reporting transfer certificate. The registry prints it beside the company’s own row, so it is in none of its figures. */
                transfer_certificates: {
                    net_energy_gj: number;
                    /**
                     * @description July-to-June year, such as 2024-25.
                     * @example 2024-25
                     */
                    reporting_year: string;
                    scope1_t: number;
                    scope2_t: number;
                    source: {
                        ref: string;
                        release: string;
                    };
                }[];
                years_published: number;
            };
            /** @description Controlling corporations that report the facilities this company operates. */
            reported_by?: {
                abn: string;
                /**
                 * @description July-to-June year, such as 2024-25.
                 * @example 2024-25
                 */
                first_year: string;
                /**
                 * @description July-to-June year, such as 2024-25.
                 * @example 2024-25
                 */
                last_year: string;
                name: string;
                reason: string;
            }[];
            resolution?: {
                /** @description Where each field was taken from. */
                decided_by: {
                    field: string;
                    from: string;
                }[];
                name_comparison: {
                    flags: string[];
                    /** @description Name in the registry. */
                    left: string;
                    match: string;
                    /** @description Name in the register. */
                    right: string;
                    score: number;
                } | null;
                /** @description Whether the business register itself was asked: `confirmed` when name and status agree, `differs` when one does not, `not_asked`, or `unavailable` when it did not answer in time. */
                register_check: {
                    answered_on: string | null;
                    name_here: string | null;
                    name_in_register: string | null;
                    /** @enum {unknown} */
                    status: "confirmed" | "differs" | "not_asked" | "unavailable";
                };
                /** @enum {unknown} */
                status: "resolved" | "registry_only" | "register_only" | "tenant_declared" | "cancelled" | "replaced";
            };
            state?: string | null;
            /** @description Other ABNs that may be the same business. Never merged. */
            suggestions?: {
                abn: string;
                /**
                 * @description July-to-June year, such as 2024-25.
                 * @example 2024-25
                 */
                first_year: string;
                /**
                 * @description July-to-June year, such as 2024-25.
                 * @example 2024-25
                 */
                last_year: string;
                name: string;
                reason: string;
            }[];
            /** @description With `explain=true`. */
            trace?: {
                distance_to_next_band: number | null;
                inputs: {
                    [key: string]: number | string | boolean | null;
                };
                next_band: string | null;
                /** @description How input and threshold were compared. */
                operator: string;
                result: string;
                rule: string;
                threshold: number | string | null;
            }[];
        };
        EntityEmissions: {
            data: {
                abn: string;
                /** @constant */
                basis: "reported";
                data_quality: {
                    flags: string[];
                    score: number;
                };
                gaps: string[];
                method: {
                    id: string;
                    url: string;
                    version: string;
                };
                /** @description Name in the latest year. */
                name: string;
                names: {
                    first_year: string;
                    last_year: string;
                    name: string;
                }[];
                provenance: {
                    accepted?: components["schemas"]["AcceptedRelease"];
                    dataset: string;
                    /** @description Absent when nothing in the file was in doubt. */
                    decisions?: components["schemas"]["OperatorDecision"][];
                    edition: string;
                    /** @description Whether the hash is of the publisher’s bytes or of a transcribed copy. */
                    file_basis: string;
                    file_name: string;
                    file_sha256: string;
                    landing_page: string;
                    observed_from: string | null;
                    observed_to: string | null;
                    /** @description How the day of publication is known. */
                    published_basis: string;
                    published_on: string;
                    publisher: string;
                    release: string;
                    retrieved_on: string;
                    title: string;
                }[];
                restatements: {
                    field: string;
                    from: number | null;
                    from_release: string;
                    /**
                     * @description July-to-June year, such as 2024-25.
                     * @example 2024-25
                     */
                    reporting_year: string;
                    to: number | null;
                    to_release: string;
                }[];
                /** @description Every reporting year of the registry in range; gaps are explicit. */
                years: {
                    /** @description Null never means zero: this says what it means. */
                    availability: {
                        detail: string | null;
                        expected_on: string | null;
                        reason_code: string | null;
                        /**
                         * @description Whether there is a value; if not, why.
                         * @enum {unknown}
                         */
                        status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                    };
                    flags: string[];
                    net_energy_gj: {
                        value: number | null;
                        value_text: string | null;
                    } | null;
                    notes: string | null;
                    organisation: string | null;
                    period_end: string;
                    period_start: string;
                    /**
                     * @description July-to-June year, such as 2024-25.
                     * @example 2024-25
                     */
                    reporting_year: string;
                    scope1_and_2_t: number | null;
                    scope1_t: {
                        value: number | null;
                        value_text: string | null;
                    } | null;
                    scope2_t: {
                        value: number | null;
                        value_text: string | null;
                    } | null;
                    source: {
                        /** @description Row in the publisher’s file. */
                        ref: string;
                        release: string;
                    } | null;
                }[];
            };
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            };
        };
        Event: {
            abn: string | null;
            /** @description Snapshots before and after, record and version, run, what was checked, or who did it and its number in the audit log, by their ids. */
            cause: {
                /** @enum {unknown} */
                kind: "snapshot" | "record" | "run" | "check" | "request" | "review";
            } & {
                [key: string]: (string | number) | null;
            };
            from: {
                [key: string]: unknown;
            } | null;
            /**
             * @description Id of an event.
             * @example evt_000000000042
             */
            id: string;
            /** @description Where to read on, under this service. */
            links: {
                [key: string]: string;
            };
            /** @description When the service found out. */
            occurred_at: string;
            /** @description Counts the events of the tenant, without a gap. */
            sequence: number;
            subject: {
                id: string;
                kind: string;
                name: string | null;
            };
            /** @description What changed, in one sentence. */
            summary: string;
            to: {
                [key: string]: unknown;
            } | null;
            /** @enum {unknown} */
            type: "company.emissions_updated" | "company.restated" | "company.risk_band_changed" | "company.readiness_changed" | "safeguard.position_changed" | "target.off_track" | "evidence.conflict_found" | "grid.series_stale" | "dataset.released" | "factor_edition.published" | "framework.version_published" | "disclosure_run.succeeded" | "disclosure_run.failed" | "quota.threshold_reached" | "api_key.expiring" | "members.notified" | "webhook.test" | "review.submitted" | "review.changes_asked" | "review.reviewed" | "review.approved" | "review.locked" | "review.unlocked" | "review.reopened" | "comment.mentioned" | "audit_sheet.queried";
            /** @description Watchlists that asked for it; none for runs, keys, quotas, tests and reviews. */
            watchlists: string[];
        };
        EventPage: {
            data: components["schemas"]["Event"][];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        EvidenceDocument: {
            file: {
                bytes: number;
                media_type: string;
                name: string;
            } | null;
            /** @description Requirements that rest on it. */
            requirement_ids: string[];
            sha256: string;
            /**
             * @description `held`; `missing`: named and not uploaded; `other_type`: held, and of another kind than the name in the record says.
             * @enum {unknown}
             */
            status: "held" | "missing" | "other_type";
            uses: {
                name: string | null;
                /** @description JSON pointer into its content. */
                pointer: string;
                /** @description Kind of the record, such as `s2_statements`. */
                record: string;
                /** @description What the document is evidence of. */
                what: string;
            }[];
        };
        EvidenceFile: {
            bytes: number;
            /**
             * @description By the content of the file.
             * @example application/pdf
             */
            media_type: string;
            /** @description Name under which it was first uploaded. */
            name: string;
            /** @description Records in force that name it. Empty: it supports nothing. */
            named_by: {
                abn: string;
                /** @description Kind of the record, such as `market_based_evidence`. */
                kind: string;
                period: {
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                } | null;
            }[];
            /** Format: date-time */
            received_at: string;
            /** @description Who uploaded it first: `member:<id>` or `key:<id>`. */
            received_by: string;
            /** @description SHA-256 of the bytes. Records name the file by it. */
            sha256: string;
            /** @description Companies and periods that were named when it was uploaded. */
            uploaded_for: {
                abn: string;
                period: {
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                };
            }[];
        };
        EvidenceFileAnswer: {
            data: components["schemas"]["EvidenceFile"];
        };
        EvidenceFilePage: {
            data: components["schemas"]["EvidenceFile"][];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        /** @description One published figure that the answer was computed from. */
        EvidenceInput: {
            dataset: string;
            /** @description Decisions of the release that its row rests on, whose value may then be the operator’s; absent where there are none. */
            decided_by_operator?: string[];
            /** @description Figure or series key; `sha256_of_inputs` stands for a long list of inputs. */
            field: string;
            file_sha256: string;
            observed: string;
            /** @description Row or cell in the publisher’s file. */
            ref: string;
            release: string;
            value_text: string | null;
        };
        ExplainedContradiction: {
            data: {
                contradiction_id: string;
                /** @description Who explains it. */
                person: string;
                reason: string;
                /** @description Version of the record of explanations that holds it. */
                version: number;
                written_at: string;
                /** @description Key that it was written with. */
                written_by: string;
            };
            meta: Record<string, never>;
        };
        Fault: {
            code: string;
            message: string;
            /** @description Name of the path, query or header parameter. */
            parameter?: string;
            /** @description JSON pointer into the body. */
            pointer?: string;
            /** @description What was received, shortened. */
            received?: unknown;
        };
        FilingReadiness: {
            data: {
                abn: string;
                /** @description Gates without any evidence. */
                blocked_by: string[];
                /** @description What speaks against the records; GET .../contradictions shows each. */
                contradictions: {
                    explained: number;
                    open: number;
                };
                /** @description The directors’ declaration. Without it nothing is signed off. */
                declaration: {
                    detail: string;
                    /** @enum {unknown} */
                    status: "present" | "missing" | "not_valid";
                };
                /** @description From all scored requirements to those that count: each group that left, and why. */
                denominator: {
                    count: number;
                    why: string;
                }[];
                duty: {
                    assurance: {
                        from_year: number;
                        level: string;
                        over: string;
                        to_year: number | null;
                    }[];
                    first_period: {
                        /**
                         * Format: date
                         * @description ISO day.
                         * @example 2026-02-27
                         */
                        end: string;
                        /**
                         * Format: date
                         * @description ISO day.
                         * @example 2026-02-27
                         */
                        start: string;
                    } | null;
                    group: number | null;
                    lodgement_due: string | null;
                    /** @description Groups that the missing facts leave open. */
                    possible_groups: number[];
                    reliefs: {
                        relief: string;
                        until_year: number;
                        what: string;
                    }[];
                    /** @description What was read into the facts, and what no source at hand tells. */
                    remarks: string[];
                    /** @description The sections of the law, and as at when. */
                    source: string;
                    /** @enum {unknown} */
                    status: "in_group" | "no_duty" | "unknown";
                    tests: {
                        detail: string;
                        group: number;
                        met: boolean | null;
                        /** @description Open because no source at hand says that the law tests such an entity by it. */
                        not_sourced: boolean;
                        /** @enum {unknown} */
                        test: "size" | "nger" | "asset_owner";
                    }[];
                    /** @description Facts that would decide what is open. */
                    unknown: string[];
                    /** @description First days of its financial years, where the company lists them. */
                    year_starts: string[];
                };
                /** @description Where each known fact comes from. */
                duty_basis: {
                    basis: string;
                    /** @description A member of the body of POST /v1/reporting-duty. */
                    fact: string;
                }[];
                evidence_hash: string;
                /** @description What leaves the denominator, and who says so. */
                excluded: {
                    date: string | null;
                    person: string | null;
                    reason: string;
                    reference: string;
                    requirement_id: string;
                    /** @enum {unknown} */
                    status: "relief_applied" | "not_material" | "not_applicable";
                }[];
                /** @description Requirements without which no filing can be thought of, and how each stands. */
                gates: {
                    evidence_status: string;
                    requirement_id: string;
                }[];
                method: {
                    id: string;
                    url: string;
                    version: string;
                };
                name: string | null;
                period: {
                    /** @enum {unknown} */
                    basis: "asked_for" | "newest_record" | "latest_july_june_year";
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                };
                pillars: {
                    pillar: string;
                    /** @enum {unknown} */
                    readiness_state: "not_started" | "in_progress" | "blocked" | "evidence_complete";
                    score: {
                        denominator: number;
                        numerator: number;
                        value: number | null;
                    };
                }[];
                provenance: components["schemas"]["Provenance"];
                /**
                 * @description How far the evidence is. It never says that a filing complies.
                 * @enum {unknown}
                 */
                readiness_state: "not_started" | "in_progress" | "blocked" | "evidence_complete" | "signed_off";
                /** @description The registry year that stands beside the period, and what differs. */
                registry: {
                    /** @description Null never means zero: this says what it means. */
                    availability: {
                        detail: string | null;
                        expected_on: string | null;
                        reason_code: string | null;
                        /**
                         * @description Whether there is a value; if not, why.
                         * @enum {unknown}
                         */
                        status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                    };
                    /** @enum {unknown} */
                    match: "same_period" | "overlapping_period" | "earlier_period" | "none";
                    mismatch: {
                        code: string;
                        detail: string;
                    } | null;
                    reporting_year: string | null;
                };
                review: {
                    approvers: {
                        /** @description `member:<id>`, or `key:<id>` for a key that acts for nobody. */
                        actor: string;
                        /** @description So many subjects. */
                        approved: number;
                        /** @description UTC instant. */
                        last_at: string;
                        /** @description Name of the person; a pseudonym once their data was erased. */
                        name: string;
                    }[];
                    locked: {
                        /** @description `member:<id>`, or `key:<id>` for a key that acts for nobody. */
                        actor: string;
                        /** @description UTC instant. */
                        at: string;
                        /** @description Name of the person; a pseudonym once their data was erased. */
                        name: string;
                        reason: string | null;
                    } | null;
                    open_comments: {
                        /** @description `member:<id>`, or `key:<id>` for a key that acts for nobody. */
                        actor: string;
                        id: string;
                        /** @description Name of the person; a pseudonym once their data was erased. */
                        name: string;
                        subject: string;
                        /** @description The newest text of the thread, its first 500 characters. */
                        text: string;
                        /** @description UTC instant. */
                        written_at: string;
                    }[];
                    /** @description Empty while nobody has reviewed anything of the period. */
                    records: {
                        decided_at: string | null;
                        decided_by: {
                            /** @description `member:<id>`, or `key:<id>` for a key that acts for nobody. */
                            actor: string;
                            /** @description Name of the person; a pseudonym once their data was erased. */
                            name: string;
                        } | null;
                        reason: string | null;
                        reopened_because: string | null;
                        /** @description Author and approver are one person, the only member. */
                        self_approved: boolean;
                        /** @description Of the content that stands. */
                        sha256: string;
                        /** @enum {unknown} */
                        state: "draft" | "in_review" | "changes_asked" | "reviewed" | "approved" | "locked";
                        /**
                         * @description `period`, `record:<kind>` or `statement:<requirement id>`.
                         * @example statement:6(a)
                         */
                        subject: string;
                        title: string;
                        version: number | null;
                    }[];
                    reopened_because: string | null;
                    self_approved: boolean;
                    /** @description False where the statements were written before approvals were made in the service, that is before the first move of a review or the second member: sign-off and named approvers count as they did. Otherwise a statement counts once a member has approved it here. */
                    sign_off_needs_approval: boolean;
                    /** @enum {unknown} */
                    state: "draft" | "in_review" | "changes_asked" | "reviewed" | "approved" | "locked";
                    /** @description One sentence for people. */
                    statement: string;
                    /**
                     * @description Approved: every record and statement is, and the period as a whole.
                     * @enum {unknown}
                     */
                    status: "approved" | "draft";
                };
                /** @description In the order of the standard, as far as asked for. */
                rows: {
                    detail: string;
                    /** @enum {unknown} */
                    evidence_status: "evidenced" | "partially_evidenced" | "missing" | "stale" | "conflicting" | "relief_applied" | "not_material" | "not_applicable";
                    /** @description `looks_like_placeholder`: the statement does not count. `gate_cannot_be_set_aside`: the law asks for it. `evidence_of_its_kind_missing`: a number or the two scenarios. */
                    flags: string[];
                    has_tenant_evidence: boolean;
                    /** @description False for a parent that counts through its parts. */
                    is_counted: boolean;
                    /** @description Missing, it blocks whatever the score is. */
                    is_gate: boolean;
                    next_action: {
                        /** @description The evidence that closes it. */
                        closes: string;
                        do: string;
                        /** @description Who usually holds it. */
                        holder: string;
                        route: string;
                    } | null;
                    /** @description Comments on it that wait for an answer. */
                    open_comments: number;
                    pillar: string;
                    references: string[];
                    /** @example 29(a)(i)(1) */
                    requirement_id: string;
                    review_state: ("draft" | "in_review" | "changes_asked" | "reviewed" | "approved" | "locked") | null;
                    scored: boolean;
                    set_aside: {
                        date: string | null;
                        person: string | null;
                        reason: string;
                        reference: string;
                        /** @enum {unknown} */
                        status: "relief_applied" | "not_material" | "not_applicable";
                    } | null;
                    /** @example 29-a-i-1 */
                    slug: string;
                    title: string;
                }[];
                score: {
                    denominator: number;
                    numerator: number;
                    value: number | null;
                };
                /**
                 * @description How many requirements stand where; what was judged not material counts apart.
                 * @example 78 evidenced, 12 judged not material, 7 relief
                 */
                score_line: string;
                standard: {
                    /**
                     * @description Why this version; `voluntary` for a period before the first that must be reported.
                     * @enum {unknown}
                     */
                    basis: "in_force" | "early_adoption" | "voluntary";
                    reason: string;
                    title: string;
                    url: string;
                    /** @example 2024-09 */
                    version: string;
                };
                year_number: number | null;
            };
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            };
        };
        GridIntensity: {
            data: {
                /** @description The region as the caller wrote it. */
                asked_for: string;
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                basis: string;
                data_quality: {
                    flags: string[];
                    score: number;
                };
                freshness: {
                    age_days: number | null;
                    /** @description Null never means zero: this says what it means. */
                    availability: {
                        detail: string | null;
                        expected_on: string | null;
                        reason_code: string | null;
                        /**
                         * @description Whether there is a value; if not, why.
                         * @enum {unknown}
                         */
                        status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                    };
                    latest_day: string | null;
                };
                from: string | null;
                /** @enum {unknown} */
                interval: "day" | "month" | "year" | "financial_year";
                /** @description Fixed offset of the market; never daylight saving. */
                market_time: string;
                method: {
                    id: string;
                    url: string;
                    version: string;
                };
                name: string;
                provenance: {
                    accepted?: components["schemas"]["AcceptedRelease"];
                    dataset: string;
                    /** @description Absent when nothing in the file was in doubt. */
                    decisions?: components["schemas"]["OperatorDecision"][];
                    edition: string;
                    /** @description Whether the hash is of the publisher’s bytes or of a transcribed copy. */
                    file_basis: string;
                    file_name: string;
                    file_sha256: string;
                    landing_page: string;
                    observed_from: string | null;
                    observed_to: string | null;
                    /** @description How the day of publication is known. */
                    published_basis: string;
                    published_on: string;
                    publisher: string;
                    release: string;
                    retrieved_on: string;
                    title: string;
                }[];
                /** @enum {unknown} */
                region: "NSW1" | "QLD1" | "SA1" | "TAS1" | "VIC1" | "NEM" | "SWIS";
                series: {
                    complete: boolean;
                    /** @description Days with data. */
                    days: number;
                    days_expected: number;
                    /** @description Emissions of generation, t CO2-e. */
                    emissions_t: number;
                    /** @description Energy sent out, MWh. */
                    energy_mwh: number;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    first_day: string;
                    intensity_t_per_mwh: number | null;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    last_day: string;
                    /** @description A day, month (2025-12), year, July-June year, or two days joined by a slash. */
                    period: string;
                }[];
                /** @description Must be shown with every figure of the index. */
                statement: string;
                summary: {
                    five_year_change: {
                        percent: number | null;
                        t_per_mwh: number;
                    } | null;
                    /** @description Null never means zero: this says what it means. */
                    index_availability: {
                        detail: string | null;
                        expected_on: string | null;
                        reason_code: string | null;
                        /**
                         * @description Whether there is a value; if not, why.
                         * @enum {unknown}
                         */
                        status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                    };
                    latest_day: {
                        complete: boolean;
                        /** @description Days with data. */
                        days: number;
                        days_expected: number;
                        /** @description Emissions of generation, t CO2-e. */
                        emissions_t: number;
                        /** @description Energy sent out, MWh. */
                        energy_mwh: number;
                        /**
                         * Format: date
                         * @description ISO day.
                         * @example 2026-02-27
                         */
                        first_day: string;
                        intensity_t_per_mwh: number | null;
                        /**
                         * Format: date
                         * @description ISO day.
                         * @example 2026-02-27
                         */
                        last_day: string;
                        /** @description A day, month (2025-12), year, July-June year, or two days joined by a slash. */
                        period: string;
                    } | null;
                    national_factor: {
                        edition: string;
                        /** @description Scope 2, location-based, kg CO2-e per kWh. */
                        scope2_kg_per_kwh: number;
                    } | null;
                    /** @description National factors of the region by edition: the only series that SWIS has. */
                    national_factor_series: {
                        edition: string;
                        /** @description Scope 2, location-based, kg CO2-e per kWh. */
                        scope2_kg_per_kwh: number;
                    }[];
                    /** @description Market region. */
                    region: string;
                    /** @description Must be shown with every figure of the index. */
                    statement: string;
                    twelve_months: {
                        complete: boolean;
                        /** @description Days with data. */
                        days: number;
                        days_expected: number;
                        /** @description Emissions of generation, t CO2-e. */
                        emissions_t: number;
                        /** @description Energy sent out, MWh. */
                        energy_mwh: number;
                        /**
                         * Format: date
                         * @description ISO day.
                         * @example 2026-02-27
                         */
                        first_day: string;
                        intensity_t_per_mwh: number | null;
                        /**
                         * Format: date
                         * @description ISO day.
                         * @example 2026-02-27
                         */
                        last_day: string;
                        /** @description A day, month (2025-12), year, July-June year, or two days joined by a slash. */
                        period: string;
                    } | null;
                    twelve_months_five_years_before: {
                        complete: boolean;
                        /** @description Days with data. */
                        days: number;
                        days_expected: number;
                        /** @description Emissions of generation, t CO2-e. */
                        emissions_t: number;
                        /** @description Energy sent out, MWh. */
                        energy_mwh: number;
                        /**
                         * Format: date
                         * @description ISO day.
                         * @example 2026-02-27
                         */
                        first_day: string;
                        intensity_t_per_mwh: number | null;
                        /**
                         * Format: date
                         * @description ISO day.
                         * @example 2026-02-27
                         */
                        last_day: string;
                        /** @description A day, month (2025-12), year, July-June year, or two days joined by a slash. */
                        period: string;
                    } | null;
                } | null;
                to: string | null;
            };
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            };
        };
        /** @description The grid of the company’s region. The index is not a scope 2 factor. */
        GridIntensityBlock: {
            /** @description Null never means zero: this says what it means. */
            availability: {
                detail: string | null;
                expected_on: string | null;
                reason_code: string | null;
                /**
                 * @description Whether there is a value; if not, why.
                 * @enum {unknown}
                 */
                status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
            };
            /** @enum {unknown} */
            basis: "reported" | "derived" | "estimated" | "screening" | "tenant_declared";
            /** @description SHA-256 over the inputs and the method of this block alone. */
            block_hash: string;
            data_quality: {
                flags: string[];
                /** @description 1 as published for this company, 5 industry averages. */
                score: number;
            };
            five_year_change?: {
                percent: number | null;
                t_per_mwh: number;
            } | null;
            /** @description Null never means zero: this says what it means. */
            index_availability?: {
                detail: string | null;
                expected_on: string | null;
                reason_code: string | null;
                /**
                 * @description Whether there is a value; if not, why.
                 * @enum {unknown}
                 */
                status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
            };
            latest_day?: {
                complete: boolean;
                /** @description Days with data. */
                days: number;
                days_expected: number;
                /** @description Emissions of generation, t CO2-e. */
                emissions_t: number;
                /** @description Energy sent out, MWh. */
                energy_mwh: number;
                /**
                 * Format: date
                 * @description ISO day.
                 * @example 2026-02-27
                 */
                first_day: string;
                intensity_t_per_mwh: number | null;
                /**
                 * Format: date
                 * @description ISO day.
                 * @example 2026-02-27
                 */
                last_day: string;
                /** @description A day, month (2025-12), year, July-June year, or two days joined by a slash. */
                period: string;
            } | null;
            method: {
                id: string;
                url: string;
                version: string;
            };
            national_factor?: {
                edition: string;
                /** @description Scope 2, location-based, kg CO2-e per kWh. */
                scope2_kg_per_kwh: number;
            } | null;
            /** @description National factors of the region by edition: the only series that SWIS has. */
            national_factor_series?: {
                edition: string;
                /** @description Scope 2, location-based, kg CO2-e per kWh. */
                scope2_kg_per_kwh: number;
            }[];
            /** @description Market region. */
            region?: string;
            region_decision?: {
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                factor_region: string | null;
                grid_region: string | null;
                note: string | null;
                precision: string | null;
                /** @description What decided: `postcode` or `state` of the address; `facilities` where the address is not known and all public facilities are in one state; or `none`. */
                rule: string;
                state: string | null;
            };
            /** @description Must be shown with every figure of the index. */
            statement?: string;
            /** @description With `explain=true`. */
            trace?: {
                distance_to_next_band: number | null;
                inputs: {
                    [key: string]: number | string | boolean | null;
                };
                next_band: string | null;
                /** @description How input and threshold were compared. */
                operator: string;
                result: string;
                rule: string;
                threshold: number | string | null;
            }[];
            twelve_months?: {
                complete: boolean;
                /** @description Days with data. */
                days: number;
                days_expected: number;
                /** @description Emissions of generation, t CO2-e. */
                emissions_t: number;
                /** @description Energy sent out, MWh. */
                energy_mwh: number;
                /**
                 * Format: date
                 * @description ISO day.
                 * @example 2026-02-27
                 */
                first_day: string;
                intensity_t_per_mwh: number | null;
                /**
                 * Format: date
                 * @description ISO day.
                 * @example 2026-02-27
                 */
                last_day: string;
                /** @description A day, month (2025-12), year, July-June year, or two days joined by a slash. */
                period: string;
            } | null;
            twelve_months_five_years_before?: {
                complete: boolean;
                /** @description Days with data. */
                days: number;
                days_expected: number;
                /** @description Emissions of generation, t CO2-e. */
                emissions_t: number;
                /** @description Energy sent out, MWh. */
                energy_mwh: number;
                /**
                 * Format: date
                 * @description ISO day.
                 * @example 2026-02-27
                 */
                first_day: string;
                intensity_t_per_mwh: number | null;
                /**
                 * Format: date
                 * @description ISO day.
                 * @example 2026-02-27
                 */
                last_day: string;
                /** @description A day, month (2025-12), year, July-June year, or two days joined by a slash. */
                period: string;
            } | null;
        };
        Health: {
            /** @constant */
            status: "ok";
        };
        /**
         * @example {
         *       "token": "GxGzxyXNT1n8Z9k3lq5y0bCqOe6cTQ6wq0m1bXo2b3A"
         *     }
         */
        InvitationLink: {
            /** @description What stands behind `#token=` in the invitation link. */
            token: string;
        };
        InvitationPage: {
            /** Format: date-time */
            expires_at: string;
            /** @description Name of the person who invited; null: the people who run the service. */
            invited_by: string | null;
            member: {
                /** @description Address that the invitation is for. */
                email: string | null;
                id: string;
                name: string;
                roles: components["schemas"]["Role"][];
            };
            /** @description False on the machine of the service itself, where the link alone is enough. */
            needs_proof: boolean;
            tenant: {
                id: string;
                name: string;
            };
        };
        InvitedMember: {
            email: string | null;
            engagements: components["schemas"]["Engagement"][];
            /** @description When name and e-mail were erased; null: they were not. */
            erased_at: string | null;
            /** @description To be sent as If-Match, in quotes, to change the member as shown here. */
            etag: string;
            /** @description What the audit log calls the person, after `member:`. */
            id: string;
            invitation: {
                /**
                 * Format: date-time
                 * @description When the link stops working.
                 */
                expires_at: string;
                /** @description Hand it to the person. It works once. Shown this once; only a hash of it is kept. */
                url: string;
            };
            /**
             * Format: date-time
             * @description When the person was invited.
             */
            invited_at: string;
            /** @description member:<id>, key:<id>, operator or first_start. */
            invited_by: string;
            /** @description When the person joined; null: not yet. */
            joined_at: string | null;
            /** @description A pseudonym after erasure. */
            name: string;
            packs: components["schemas"]["Pack"][];
            /** @description When the person was removed; null: they were not. */
            removed_at: string | null;
            roles: components["schemas"]["Role"][];
            /**
             * @description invited: the link was not used yet. removed: may do nothing any more.
             * @enum {unknown}
             */
            status: "invited" | "active" | "removed";
        };
        IssuedApiKey: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description member:<id>, key:<id>, operator or first_start. */
            created_by: string;
            /** @description When it stops working; null: never. */
            expires_at: string | null;
            /** @description Public part of the key. */
            id: string;
            /** @description The full key. Shown this once; only a hash of it is kept. */
            key: string;
            /** @description Last use, to about a minute; null: never used. */
            last_used_at: string | null;
            /** @description The person that it acts for, with no more rights than they have; null: it acts for itself. */
            member_id: string | null;
            /** @enum {unknown} */
            mode: "live" | "test";
            name: string;
            packs: components["schemas"]["Pack"][];
            /** @description Id of the key it was rotated to. */
            replaced_by: string | null;
            /** @description When it was revoked; null: it was not. */
            revoked_at: string | null;
            scopes: components["schemas"]["Scope"][];
            /**
             * @description Whether it works now.
             * @enum {unknown}
             */
            status: "active" | "expired" | "revoked";
        };
        IssuedWebhook: {
            created_at: string;
            created_by: string;
            /** @description For people. */
            description: string;
            disabled_reason: string | null;
            /** @description Send it in quotes as If-Match to change this version. */
            etag: string;
            /** @description Types that are sent; empty: all. */
            event_types: ("company.emissions_updated" | "company.restated" | "company.risk_band_changed" | "company.readiness_changed" | "safeguard.position_changed" | "target.off_track" | "evidence.conflict_found" | "grid.series_stale" | "dataset.released" | "factor_edition.published" | "framework.version_published" | "disclosure_run.succeeded" | "disclosure_run.failed" | "quota.threshold_reached" | "api_key.expiring" | "members.notified" | "webhook.test" | "review.submitted" | "review.changes_asked" | "review.reviewed" | "review.approved" | "review.locked" | "review.unlocked" | "review.reopened" | "comment.mentioned" | "audit_sheet.queried")[];
            id: string;
            previous_secret_until: string | null;
            /** @description Signing secret, shown this once. Verify every message with it. */
            secret: string;
            /** @enum {unknown} */
            state: "active" | "disabled";
            /**
             * @description Where events are posted to: https, on the internet.
             * @example https://example.com/hooks/southerly
             */
            url: string;
            version: number;
            /** @description Only events of these watchlists; empty: all events. */
            watchlists: string[];
        };
        JoinWithPasskey: {
            /** @description What the device made. */
            credential: {
                id: string;
                rawId: string;
                response: {
                    attestationObject: string;
                    clientDataJSON: string;
                    transports?: string[];
                };
                /** @enum {unknown} */
                type: "public-key";
            };
            /** @description Name that you tell it by. */
            name: string;
            /** @description Token of the invitation link. */
            token: string;
        };
        /**
         * @example {
         *       "overlap_seconds": 3600
         *     }
         */
        KeyRotation: {
            /** @description How long the old key goes on working; 86400 unless given. */
            overlap_seconds?: number;
        };
        Limits: {
            /** @description Evidence bundles in a calendar month (UTC); null: no limit. */
            bundles_per_month: number | null;
            /** @description Megabytes of evidence files that are held at a time; null: no limit. */
            evidence_mb: number | null;
            /** @description Years of earlier data releases that may be asked for, 0 being the newest only; null: no limit. */
            history_years: number | null;
            /** @description Items in a calendar month (UTC); null: no limit. */
            items_per_month: number | null;
            /** @description Requests at the same time; null: no limit. */
            requests_in_flight: number | null;
            /** @description Requests in a minute; null: no limit. */
            requests_per_minute: number | null;
            /** @description Webhook endpoints; null: no limit. */
            webhooks: number | null;
        };
        LinkProposals: {
            data: {
                /** @description Facilities of the year. */
                facilities: number;
                /** @description Largest covered emissions first. */
                proposals: {
                    /** @description Best first. */
                    candidates: {
                        abn: string;
                        name: string | null;
                        /** @description Strongest first. */
                        reasons: {
                            detail: string;
                            /** @enum {unknown} */
                            kind: "emitter_is_corporation" | "same_tonnes" | "emitter_of_linked_facility" | "power_station" | "similar_facility" | "name_in_common" | "earlier_link";
                        }[];
                        scope1_t: number | null;
                    }[];
                    covered_emissions_t: number;
                    doubts: ("emitter_reports_itself" | "tonnes_of_another" | "corporation_does_not_report" | "covered_above_scope1")[];
                    facility: string;
                    linked_to: string | null;
                    /**
                     * @description unlinked: nobody has said whose it is. lapsed: it has another emitter than when it was linked. carried_in_doubt: a link was carried over, and `doubts` speak against it.
                     * @enum {unknown}
                     */
                    proposal_state: "unlinked" | "lapsed" | "carried_in_doubt";
                    /**
                     * @description July-to-June year, such as 2024-25.
                     * @example 2024-25
                     */
                    reporting_year: string;
                    responsible_emitter: string;
                    /** @description State or territory as printed. */
                    state: string;
                }[];
                /** @description Whether the registry of the year is loaded: without it, names and earlier links alone are compared. */
                registry_loaded: boolean;
                /**
                 * @description July-to-June year, such as 2024-25.
                 * @example 2024-25
                 */
                reporting_year: string;
                snapshot: string;
            };
        };
        MarkedSheet: {
            data: {
                marked: number;
            };
            meta: Record<string, never>;
        };
        MarketBasedEvidence: {
            consumption: {
                /** @description Hash of the document that shows it */
                document_sha256: string;
                /** @description Hash of the document that exempts, such as the exemption certificate. Required with an exempt part */
                exempt_document_sha256?: string;
                /**
                 * @description What the exempt part is exempt from: the renewable energy target, or the scheme of its jurisdiction. Required with an exempt part
                 * @enum {unknown}
                 */
                exempt_from?: "renewable_energy_target" | "jurisdictional_scheme";
                /** @description Part of it that is exempt, kWh; what it is exempt from is said in exempt_from */
                exempt_kwh: number;
                /** @description Electricity bought, kWh */
                kwh: number;
                /** @description Meter, such as its NMI; tells apart rows that one document shows */
                meter?: string;
                /** @description Period of the bill or meter reading */
                period: {
                    /**
                     * Format: date
                     * @description Last day
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description First day
                     */
                    start: string;
                };
                /**
                 * @description Region
                 * @enum {unknown}
                 */
                region: "NSW" | "ACT" | "VIC" | "QLD" | "SA" | "TAS" | "SWIS" | "NWIS" | "DKIS";
            }[];
            instruments: components["schemas"]["MarketInstrument"][];
            /** @description Percentages of years for which none is loaded. A loaded one is used instead of a stated one. */
            percentages?: {
                /** @description In per cent, such as 16.5 */
                percent: number;
                /**
                 * @description Which: the renewable power percentage, or the jurisdictional one of the ACT
                 * @enum {unknown}
                 */
                percentage: "renewable_power" | "jurisdictional_act";
                /** @description Where it is published, such as an address or an instrument of law */
                source: string;
                /** @description Calendar year */
                year: number;
            }[];
            /** @description Reporting period */
            period: {
                /**
                 * Format: date
                 * @description Last day
                 */
                end: string;
                /**
                 * Format: date
                 * @description First day
                 */
                start: string;
            };
        };
        MarketBasedEvidenceHistory: {
            data: {
                abn: string;
                authored_at: string;
                /** @description Who wrote it: `member:<id>`, `key:<id>` and the like. */
                authored_by: string;
                authored_by_name: string | null;
                /** @description SHA-256 of the canonical JSON of the content. */
                body_sha256: string;
                consumption?: {
                    /** @description Hash of the document that shows it */
                    document_sha256: string;
                    /** @description Hash of the document that exempts, such as the exemption certificate. Required with an exempt part */
                    exempt_document_sha256?: string;
                    /**
                     * @description What the exempt part is exempt from: the renewable energy target, or the scheme of its jurisdiction. Required with an exempt part
                     * @enum {unknown}
                     */
                    exempt_from?: "renewable_energy_target" | "jurisdictional_scheme";
                    /** @description Part of it that is exempt, kWh; what it is exempt from is said in exempt_from */
                    exempt_kwh: number;
                    /** @description Electricity bought, kWh */
                    kwh: number;
                    /** @description Meter, such as its NMI; tells apart rows that one document shows */
                    meter?: string;
                    /** @description Period of the bill or meter reading */
                    period: {
                        /**
                         * Format: date
                         * @description Last day
                         */
                        end: string;
                        /**
                         * Format: date
                         * @description First day
                         */
                        start: string;
                    };
                    /**
                     * @description Region
                     * @enum {unknown}
                     */
                    region: "NSW" | "ACT" | "VIC" | "QLD" | "SA" | "TAS" | "SWIS" | "NWIS" | "DKIS";
                }[];
                deletion_reason: string | null;
                /** @description Send it in quotes as If-Match to change this version. */
                etag: string;
                field_changes: {
                    after?: unknown;
                    before?: unknown;
                    /** @enum {unknown} */
                    change: "added" | "removed" | "changed";
                    /** @description Like a JSON pointer; named items of a list by their name: `/targets/id=T1/owner`. */
                    pointer: string;
                }[] | null;
                instruments?: components["schemas"]["MarketInstrument"][];
                kind: string;
                /** @description Percentages of years for which none is loaded. A loaded one is used instead of a stated one. */
                percentages?: {
                    /** @description In per cent, such as 16.5 */
                    percent: number;
                    /**
                     * @description Which: the renewable power percentage, or the jurisdictional one of the ACT
                     * @enum {unknown}
                     */
                    percentage: "renewable_power" | "jurisdictional_act";
                    /** @description Where it is published, such as an address or an instrument of law */
                    source: string;
                    /** @description Calendar year */
                    year: number;
                }[];
                period: {
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                } | null;
                /** @description The day until which this version is kept, deleted or not. */
                retain_until: string;
                supersedes: number | null;
                version: number;
            }[];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        MarketBasedEvidenceRecord: {
            data: {
                abn: string;
                authored_at: string;
                /** @description Who wrote it: `member:<id>`, `key:<id>` and the like. */
                authored_by: string;
                /** @description SHA-256 of the canonical JSON of the content. */
                body_sha256: string;
                consumption: {
                    /** @description Hash of the document that shows it */
                    document_sha256: string;
                    /** @description Hash of the document that exempts, such as the exemption certificate. Required with an exempt part */
                    exempt_document_sha256?: string;
                    /**
                     * @description What the exempt part is exempt from: the renewable energy target, or the scheme of its jurisdiction. Required with an exempt part
                     * @enum {unknown}
                     */
                    exempt_from?: "renewable_energy_target" | "jurisdictional_scheme";
                    /** @description Part of it that is exempt, kWh; what it is exempt from is said in exempt_from */
                    exempt_kwh: number;
                    /** @description Electricity bought, kWh */
                    kwh: number;
                    /** @description Meter, such as its NMI; tells apart rows that one document shows */
                    meter?: string;
                    /** @description Period of the bill or meter reading */
                    period: {
                        /**
                         * Format: date
                         * @description Last day
                         */
                        end: string;
                        /**
                         * Format: date
                         * @description First day
                         */
                        start: string;
                    };
                    /**
                     * @description Region
                     * @enum {unknown}
                     */
                    region: "NSW" | "ACT" | "VIC" | "QLD" | "SA" | "TAS" | "SWIS" | "NWIS" | "DKIS";
                }[];
                /** @description Send it in quotes as If-Match to change this version. */
                etag: string;
                instruments: components["schemas"]["MarketInstrument"][];
                kind: string;
                /** @description Percentages of years for which none is loaded. A loaded one is used instead of a stated one. */
                percentages?: {
                    /** @description In per cent, such as 16.5 */
                    percent: number;
                    /**
                     * @description Which: the renewable power percentage, or the jurisdictional one of the ACT
                     * @enum {unknown}
                     */
                    percentage: "renewable_power" | "jurisdictional_act";
                    /** @description Where it is published, such as an address or an instrument of law */
                    source: string;
                    /** @description Calendar year */
                    year: number;
                }[];
                period: {
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                } | null;
                /** @description The day until which this version is kept, deleted or not. */
                retain_until: string;
                supersedes: number | null;
                version: number;
            };
            meta: {
                authored_by_name: string | null;
                warnings: {
                    code: string;
                    message: string;
                    pointer: string;
                }[];
            };
        };
        MarketBasedScope2: {
            data: {
                abn: string;
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                evidence_hash: string;
                factor_edition: {
                    edition: string;
                    is_loaded: boolean;
                    /** @description Why this edition is the one for the period. */
                    reason: string;
                };
                instruments: {
                    checks: {
                        /** @enum {unknown} */
                        check: "certificate_held" | "serial_count" | "overlap_in_record" | "overlap_across_tenants" | "accreditation_code" | "product_accredited" | "vintage" | "retirement" | "mandatory_share" | "claim_within_load";
                        detail: string;
                        /** @enum {unknown} */
                        result: "passed" | "failed" | "conflict" | "no_data" | "not_applicable";
                    }[];
                    /** @description Whether its MWh are in the result. */
                    counted: boolean;
                    id: string;
                    /** @enum {unknown} */
                    status: "verified" | "unverified" | "conflict" | "rejected";
                }[];
                method: {
                    id: string;
                    url: string;
                    version: string;
                };
                name: string | null;
                period: {
                    /** @enum {unknown} */
                    basis: "asked_for" | "newest_record" | "latest_july_june_year";
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                };
                provenance: components["schemas"]["Provenance"];
                record: {
                    sha256: string;
                    version: number;
                } | null;
                regions: {
                    location_based: {
                        /** @description Null never means zero: this says what it means. */
                        availability: {
                            detail: string | null;
                            expected_on: string | null;
                            reason_code: string | null;
                            /**
                             * @description Whether there is a value; if not, why.
                             * @enum {unknown}
                             */
                            status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                        };
                        factor_kg_per_kwh: string | null;
                        t_co2e: string | null;
                    };
                    market_based: {
                        /** @description Null never means zero: this says what it means. */
                        availability: {
                            detail: string | null;
                            expected_on: string | null;
                            reason_code: string | null;
                            /**
                             * @description Whether there is a value; if not, why.
                             * @enum {unknown}
                             */
                            status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                        };
                        /** @description A claim that could not be fully checked was counted. */
                        counts_unverified: boolean;
                        factor_kg_per_kwh: string | null;
                        /**
                         * @description Whether the region has a scheme of its own, and how its percentage is known. Only the ACT has one; without its percentage the figure is not available.
                         * @enum {unknown}
                         */
                        jurisdictional_scheme: "none" | "published" | "declared" | "unknown";
                        /** @description Of the calendar years that the period touches. Empty where one is missing. */
                        percentages: {
                            /** @enum {unknown} */
                            basis: "published" | "declared";
                            /**
                             * @description As printed or stated, in per cent.
                             * @example 17.91
                             */
                            percent: string;
                            /** @enum {unknown} */
                            percentage: "renewable_power" | "jurisdictional_act";
                            source: string | null;
                            year: number;
                        }[];
                        residual: {
                            /**
                             * @description Exact decimal.
                             * @example 6839.61165
                             */
                            exempt_from_scheme_kwh: string;
                            /**
                             * @description Exact decimal.
                             * @example 6839.61165
                             */
                            exempt_from_target_kwh: string;
                            /**
                             * @description Exact decimal.
                             * @example 6839.61165
                             */
                            exempt_kwh: string;
                            /**
                             * @description Exact decimal. Without the mandatory share that the product contains.
                             * @example 818050
                             */
                            greenpower_counted_kwh: string;
                            /**
                             * @description Exact decimal.
                             * @example 6839.61165
                             */
                            greenpower_mwh: string;
                            /**
                             * @description Exact decimal.
                             * @example 6839.61165
                             */
                            jurisdictional_percentage: string;
                            /**
                             * @description Exact decimal.
                             * @example 6839.61165
                             */
                            on_site_mwh: string;
                            /**
                             * @description Exact decimal.
                             * @example 6839.61165
                             */
                            quantity_kwh: string;
                            /**
                             * @description Exact decimal.
                             * @example 6839.61165
                             */
                            renewable_power_percentage: string;
                            /**
                             * @description Exact decimal.
                             * @example 6839.61165
                             */
                            residual_kwh: string;
                            /**
                             * @description Exact decimal.
                             * @example 6839.61165
                             */
                            surrendered_mwh: string;
                        } | null;
                        t_co2e: string | null;
                    };
                    region: string;
                }[];
                /** @description Two answers to one question, never added. Null as soon as one region has no figure. Location-based is compulsory, market-based optional. */
                totals: {
                    location_based_t: string | null;
                    market_based_t: string | null;
                };
            };
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            };
        };
        MarketInstrument: {
            certificate?: {
                /** @description Code of the power station */
                accreditation_code: string;
                /** @description Fuel or technology */
                fuel: string;
                /**
                 * @description Scheme
                 * @enum {unknown}
                 */
                scheme: "lgc" | "rego" | "accu" | "other";
                /** @description First serial number */
                serial_first: number;
                /** @description Last serial number */
                serial_last: number;
                /** @description State of generation */
                state: string;
                /** @description Year of generation */
                vintage: number;
            };
            /** @description Other side of the contract */
            counterparty: string;
            /** @description Hash of the document that shows it */
            document_sha256: string;
            /** @description Stable id within the record */
            id: string;
            /** @description GreenPower only: whether the MWh contain the share that the retailer must buy anyway. From 2025 on they always do. */
            includes_mandatory_share?: boolean;
            /** @description MWh */
            mwh: number;
            /** @description Period it is claimed for */
            period: {
                /**
                 * Format: date
                 * @description Last day
                 */
                end: string;
                /**
                 * Format: date
                 * @description First day
                 */
                start: string;
            };
            /** @description Product; required for a GreenPower product */
            product?: string;
            /**
             * @description Region whose load it is claimed against
             * @enum {unknown}
             */
            region: "NSW" | "ACT" | "VIC" | "QLD" | "SA" | "TAS" | "SWIS" | "NWIS" | "DKIS";
            retirement?: {
                /**
                 * Format: date
                 * @description Day; required once retired or surrendered
                 */
                date?: string;
                /** @description For whom */
                on_behalf_of?: string;
                /**
                 * @description What became of the certificates
                 * @enum {unknown}
                 */
                status: "voluntarily_retired" | "surrendered_for_liability" | "held" | "sold";
            };
            /**
             * @description What it is
             * @enum {unknown}
             */
            type: "lgc" | "rego" | "greenpower_product" | "ppa_bundled" | "ppa_unbundled" | "retail_contract" | "on_site_retained" | "on_site_sold" | "jurisdictional" | "other";
        };
        Me: {
            /** @description What the audit log calls the caller: `member:<id>` or `key:<id>`. */
            actor: string;
            /** @description The key that was sent or signed in with; null in the session of a person. */
            key: {
                expires_at: string | null;
                id: string;
                /** @enum {unknown} */
                mode: "live" | "test";
            } | null;
            limits: components["schemas"]["Limits"];
            /** @description The person who acts, in a session or through a key; null for a key that acts for nobody. */
            member: {
                /** @description The engagements that an auditor sees now, and nothing else of the tenant; null: everything. */
                engagements: {
                    abn: string;
                    /** Format: date */
                    ends_on: string;
                    period: string;
                }[] | null;
                id: string;
                name: string;
                roles: {
                    /** @description What the role may do, in a sentence. */
                    may: string;
                    role: components["schemas"]["Role"];
                }[];
            } | null;
            packs: components["schemas"]["Pack"][];
            plan: components["schemas"]["PlanName"];
            remaining: {
                /** @description Items left in this month; null: no limit. */
                items_this_month: number | null;
                /** @description Requests left in this minute, in this process; null: no limit. */
                requests_this_minute: number | null;
            };
            scopes: components["schemas"]["Scope"][];
            tenant: {
                id: string;
                name: string;
            };
        };
        Member: {
            email: string | null;
            engagements: components["schemas"]["Engagement"][];
            /** @description When name and e-mail were erased; null: they were not. */
            erased_at: string | null;
            /** @description To be sent as If-Match, in quotes, to change the member as shown here. */
            etag: string;
            /** @description What the audit log calls the person, after `member:`. */
            id: string;
            /**
             * Format: date-time
             * @description When the person was invited.
             */
            invited_at: string;
            /** @description member:<id>, key:<id>, operator or first_start. */
            invited_by: string;
            /** @description When the person joined; null: not yet. */
            joined_at: string | null;
            /** @description A pseudonym after erasure. */
            name: string;
            packs: components["schemas"]["Pack"][];
            /** @description When the person was removed; null: they were not. */
            removed_at: string | null;
            roles: components["schemas"]["Role"][];
            /**
             * @description invited: the link was not used yet. removed: may do nothing any more.
             * @enum {unknown}
             */
            status: "invited" | "active" | "removed";
        };
        /**
         * @example {
         *       "roles": [
         *         "preparer",
         *         "reviewer"
         *       ]
         *     }
         */
        MemberChange: {
            /** @description Companies and periods that an auditor was invited to; empty for everybody else. */
            engagements?: components["schemas"]["Engagement"][];
            /** @description Name for people. */
            name?: string;
            roles?: components["schemas"]["Role"][];
        };
        MemberPage: {
            data: components["schemas"]["Member"][];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        /** @description Companies that may be meant by a name. */
        NameCandidates: {
            /** @description Best first; the same question always gives the same order. */
            candidates: {
                abn: string;
                last_year: string | null;
                match: {
                    /** @enum {unknown} */
                    find: "same" | "all_words" | "word_beginnings" | "similar";
                    /**
                     * @description July-to-June year, such as 2024-25.
                     * @example 2024-25
                     */
                    first_year: string;
                    /**
                     * @description July-to-June year, such as 2024-25.
                     * @example 2024-25
                     */
                    last_year: string;
                    /** @description The name that was found; companies change theirs. */
                    name: string;
                    role: string;
                };
                /** @description The company’s name now. */
                name: string;
                reporter_roles: string[];
                score: number;
                state: string | null;
                status: string;
            }[];
            /** @description Companies whose name was found, before `limit`. */
            found: number;
            method: {
                id: string;
                url: string;
                version: string;
            };
            provenance: {
                accepted?: components["schemas"]["AcceptedRelease"];
                dataset: string;
                /** @description Absent when nothing in the file was in doubt. */
                decisions?: components["schemas"]["OperatorDecision"][];
                edition: string;
                /** @description Whether the hash is of the publisher’s bytes or of a transcribed copy. */
                file_basis: string;
                file_name: string;
                file_sha256: string;
                landing_page: string;
                observed_from: string | null;
                observed_to: string | null;
                /** @description How the day of publication is known. */
                published_basis: string;
                published_on: string;
                publisher: string;
                release: string;
                retrieved_on: string;
                title: string;
            }[];
            question: string;
        };
        /**
         * @example {
         *       "name": "nightly screening",
         *       "packs": [
         *         "au_company_climate_intelligence"
         *       ],
         *       "scopes": [
         *         "companies:read"
         *       ]
         *     }
         */
        NewApiKey: {
            /**
             * Format: date-time
             * @description When it stops working; never unless given.
             */
            expires_at?: string;
            /** @description Your own member id: the key then acts for you, with what both you and its scopes allow, and ends with your membership. */
            member?: string;
            /**
             * @description Printed in the key; live unless given.
             * @enum {unknown}
             */
            mode?: "live" | "test";
            /** @description Name for people. */
            name: string;
            /** @description None unless given. */
            packs?: components["schemas"]["Pack"][];
            scopes: components["schemas"]["Scope"][];
        };
        /**
         * @example {
         *       "subject": "requirement:6(a)",
         *       "text": "Which committee is it since July?"
         *     }
         */
        NewComment: {
            /** @description Ids of members whom it is for. */
            mentions?: string[];
            /**
             * @description What it is about: `requirement:<id>`, `metric:<id>` of the report, `record:<kind>`, or `page:<artifact id>/<number>` of a bundle.
             * @example requirement:6(a)
             * @example metric:emissions.scope1
             * @example record:emission_targets
             */
            subject?: string;
            text: string;
            /**
             * @description To answer in a thread, instead of `subject`.
             * @example cmt_0D9FIDaWmnOO8TQi
             */
            thread?: string;
        };
        /**
         * @example {
         *       "email": "lee@example.com",
         *       "name": "Lee Tran",
         *       "roles": [
         *         "preparer"
         *       ]
         *     }
         */
        NewMember: {
            /** @description Nobody else of the tenant may have it. */
            email: string;
            /** @description Companies and periods that an auditor was invited to; empty for everybody else. */
            engagements?: components["schemas"]["Engagement"][];
            /** @description Name for people. */
            name: string;
            /** @description Those of who invites unless given. */
            packs?: components["schemas"]["Pack"][];
            roles: components["schemas"]["Role"][];
        };
        /**
         * @example {
         *       "name": "my notebook"
         *     }
         */
        NewOwnKey: {
            /**
             * Format: date-time
             * @description When it stops working; with your membership unless given.
             */
            expires_at?: string;
            /**
             * @description Printed in the key; live unless given.
             * @enum {unknown}
             */
            mode?: "live" | "test";
            /** @description Name for people. */
            name: string;
            /** @description No more than you have. Unless given, all that you have. */
            packs?: components["schemas"]["Pack"][];
            /** @description No more than you have. Unless given, all that you have now. */
            scopes?: components["schemas"]["Scope"][];
        };
        /**
         * @example {
         *       "credential": {
         *         "id": "AAAAAAAAAAAAAAAAAAAAAA",
         *         "rawId": "AAAAAAAAAAAAAAAAAAAAAA",
         *         "response": {
         *           "attestationObject": "oA",
         *           "clientDataJSON": "e30"
         *         },
         *         "type": "public-key"
         *       },
         *       "name": "Laptop"
         *     }
         */
        NewPasskey: {
            /** @description What the device made. */
            credential: {
                id: string;
                rawId: string;
                response: {
                    attestationObject: string;
                    clientDataJSON: string;
                    transports?: string[];
                };
                /** @enum {unknown} */
                type: "public-key";
            };
            /** @description Name that you tell it by. */
            name: string;
        };
        /**
         * @example {
         *       "event_types": [
         *         "company.restated"
         *       ],
         *       "url": "https://example.com/hooks/southerly"
         *     }
         */
        NewWebhook: {
            /** @description For people. */
            description?: string;
            /** @description Types to be sent; all unless given. */
            event_types?: ("company.emissions_updated" | "company.restated" | "company.risk_band_changed" | "company.readiness_changed" | "safeguard.position_changed" | "target.off_track" | "evidence.conflict_found" | "grid.series_stale" | "dataset.released" | "factor_edition.published" | "framework.version_published" | "disclosure_run.succeeded" | "disclosure_run.failed" | "quota.threshold_reached" | "api_key.expiring" | "members.notified" | "webhook.test" | "review.submitted" | "review.changes_asked" | "review.reviewed" | "review.approved" | "review.locked" | "review.unlocked" | "review.reopened" | "comment.mentioned" | "audit_sheet.queried")[];
            /**
             * @description Where events are posted to: https, on the internet.
             * @example https://example.com/hooks/southerly
             */
            url: string;
            /** @description Only events of these watchlists; all events unless given. */
            watchlists?: string[];
        };
        Notification: {
            company: {
                /**
                 * @description Australian Business Number: eleven digits, spaces allowed.
                 * @example 74115061375
                 */
                abn: string;
                name: string | null;
            };
            id: string;
            /** @enum {unknown} */
            kind: "mention" | "answer" | "to_review" | "to_approve" | "changes_asked" | "auditor_query" | "period_locked" | "period_unlocked" | "owner_set" | "deadline";
            /** @description Address in the web app where it is done, without the host. */
            page: string;
            /**
             * @description First and last day joined by a slash; empty for what is about all periods.
             * @example 2025-07-01/2026-06-30
             */
            period: string;
            /**
             * Format: date-time
             * @description When.
             */
            raised_at: string;
            read_at: string | null;
            /** @description One sentence for people. */
            text: string;
        };
        NotificationMail: {
            /** @description Id of a notification, or `digest:` and the day. */
            about: string;
            attempts: number;
            ended_at: string | null;
            id: string;
            last_error: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            made_at: string;
            member_id: string;
            /**
             * @description uncertain: the service stopped, or the line broke, while it was handed over; it is not sent again. dropped: nobody wanted it, or no mail server is set up.
             * @enum {unknown}
             */
            state: "pending" | "sending" | "sent" | "failed" | "uncertain" | "dropped";
        };
        NotificationMailPage: {
            data: components["schemas"]["NotificationMail"][];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        NotificationPage: {
            data: components["schemas"]["Notification"][];
            meta: {
                /** @description Of all, not of this page. */
                unread: number;
            };
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        NotificationPreferences: {
            data: {
                /**
                 * @description at_once, in the daily digest, or not at all.
                 * @enum {unknown}
                 */
                by_mail: "at_once" | "daily" | "none";
                /** @enum {unknown} */
                kind: "mention" | "answer" | "to_review" | "to_approve" | "changes_asked" | "auditor_query" | "period_locked" | "period_unlocked" | "owner_set" | "deadline";
                /** @description What the kind tells of. */
                title: string;
            }[];
            meta: {
                email: string | null;
                /** @description False: the operator has not named a mail server. */
                is_mail_set_up: boolean;
            };
        };
        /**
         * @example {
         *       "mention": "daily"
         *     }
         */
        NotificationPreferencesBody: {
            /**
             * @description Somebody answers a comment that you opened.
             * @enum {unknown}
             */
            answer?: "at_once" | "daily" | "none";
            /**
             * @description An auditor has a query.
             * @enum {unknown}
             */
            auditor_query?: "at_once" | "daily" | "none";
            /**
             * @description A reviewer asks for changes to what you handed in.
             * @enum {unknown}
             */
            changes_asked?: "at_once" | "daily" | "none";
            /**
             * @description A lodgement date is 30, 7 or 1 days away.
             * @enum {unknown}
             */
            deadline?: "at_once" | "daily" | "none";
            /**
             * @description Somebody mentions you in a comment.
             * @enum {unknown}
             */
            mention?: "at_once" | "daily" | "none";
            /**
             * @description You become the owner of a period.
             * @enum {unknown}
             */
            owner_set?: "at_once" | "daily" | "none";
            /**
             * @description A period is locked.
             * @enum {unknown}
             */
            period_locked?: "at_once" | "daily" | "none";
            /**
             * @description A period is unlocked.
             * @enum {unknown}
             */
            period_unlocked?: "at_once" | "daily" | "none";
            /**
             * @description Something is reviewed that you can approve.
             * @enum {unknown}
             */
            to_approve?: "at_once" | "daily" | "none";
            /**
             * @description Something is handed in that you can review.
             * @enum {unknown}
             */
            to_review?: "at_once" | "daily" | "none";
        };
        /** @example {} */
        NotificationsRead: {
            /** @description Ids of notifications; left out: all. */
            ids?: string[];
        };
        /** @description What a person decided about a place of the file that breaks a rule. */
        OperatorDecision: {
            about: {
                [key: string]: unknown;
            } | null;
            column: string | null;
            decided_by: string;
            /**
             * Format: date
             * @description ISO day.
             * @example 2026-02-27
             */
            decided_on: string;
            /**
             * @description The row as it was read, another value in it, or no such row.
             * @enum {unknown}
             */
            decision: "take" | "use" | "leave_out";
            expected: string | null;
            field: string | null;
            file_sha256: string;
            /**
             * @description From the content of the decision. Evidence that rests on the row names it in `ref`.
             * @example dec_0123456789abcdef
             */
            id: string;
            printed: string | null;
            problem: string;
            reason: string;
            /** @description Row or cell of the publisher’s file. */
            row_ref: string;
            /** @description Rule of the reader that the place breaks. */
            rule: string;
            /** @description The value in the place of the printed one. */
            used: string | number | null;
        };
        OrganisationalBoundary: {
            /**
             * @description Consolidation approach
             * @enum {unknown}
             */
            approach: "equity_share" | "financial_control" | "operational_control";
            /** @description When base years are recalculated */
            base_year_policy: string;
            /** @description Changes since the prior period; empty says that there are none */
            changes: {
                /** @description Why */
                reason: string;
                /** @description What changed since the prior period */
                what: string;
            }[];
            entities: components["schemas"]["BoundaryEntity"][];
            exclusions: {
                /** @description Estimated size, t CO2-e */
                estimated_t?: number;
                /** @description Why */
                reason: string;
                /** @description Source or part left out */
                what: string;
            }[];
            facilities: {
                /** @description ABN of the entity it belongs to */
                entity_abn: string;
                included: boolean;
                /** @description Facility */
                name: string;
                /** @description Why it is left out; required when it is */
                reason?: string;
            }[];
            method_elections: {
                /** @description What allows or demands it */
                legal_basis: string;
                /** @description Measurement method */
                method: string;
                /** @description Part of the company */
                part: string;
            }[];
            /** @description Reporting period */
            period: {
                /**
                 * Format: date
                 * @description Last day
                 */
                end: string;
                /**
                 * Format: date
                 * @description First day
                 */
                start: string;
            };
            /** @description Why this approach */
            rationale: string;
            reliefs: {
                /** @description Person */
                elected_by: string;
                /**
                 * Format: date
                 * @description Day
                 */
                elected_on: string;
                /** @description Why it is open to the company */
                reason: string;
                /**
                 * @description Paragraph
                 * @enum {unknown}
                 */
                relief: "C3" | "C4(a)" | "C4(b)";
            }[];
            /** @description Facts that decide the group, the first period and the day to lodge; leave out what is not known */
            reporting_duty?: {
                /** @description Assets at the year end of a registered scheme, registrable superannuation entity or retail CCIV; 0 for everybody else, A$ */
                asset_owner_aud?: number;
                /** @description Employees of the group at the year end */
                employees?: number;
                /**
                 * @description What the law calls the company. A scheme or fund is said to be one even where it is a disclosing entity too
                 * @enum {unknown}
                 */
                entity_kind?: "disclosing_entity" | "registered_scheme" | "registrable_superannuation_entity" | "retail_cciv" | "public_company" | "large_proprietary_company" | "small_proprietary_company" | "other";
                /** @description Consolidated gross assets at the year end, A$ */
                gross_assets_aud?: number;
                /** @description Whether its securities are quoted on a stock exchange in Australia: a listed entity is a disclosing entity */
                listed?: boolean;
                /** @description Whether financial reports are lodged under Chapter 2M of the Act */
                lodges_financial_reports?: boolean;
                /**
                 * @description Above the NGER threshold of s13(1)(a), registered below it, or not registered
                 * @enum {unknown}
                 */
                nger?: "above_threshold" | "registered" | "not_registered";
                /** @description Consolidated revenue of the year, A$ */
                revenue_aud?: number;
                /** @description First days of the financial years since 2025, in order, where they are not the same day each year: years of 52 or 53 weeks, or a changed year end */
                year_starts?: string[];
            };
            /** @description Who approved the boundary */
            sign_off?: {
                /** @description Person */
                name: string;
                /**
                 * Format: date
                 * @description Day
                 */
                on: string;
                /** @description Role */
                role: string;
            };
        };
        OrganisationalBoundaryHistory: {
            data: {
                abn: string;
                /**
                 * @description Consolidation approach
                 * @enum {unknown}
                 */
                approach?: "equity_share" | "financial_control" | "operational_control";
                authored_at: string;
                /** @description Who wrote it: `member:<id>`, `key:<id>` and the like. */
                authored_by: string;
                authored_by_name: string | null;
                /** @description When base years are recalculated */
                base_year_policy?: string;
                /** @description SHA-256 of the canonical JSON of the content. */
                body_sha256: string;
                /** @description Changes since the prior period; empty says that there are none */
                changes?: {
                    /** @description Why */
                    reason: string;
                    /** @description What changed since the prior period */
                    what: string;
                }[];
                deletion_reason: string | null;
                entities?: components["schemas"]["BoundaryEntity"][];
                /** @description Send it in quotes as If-Match to change this version. */
                etag: string;
                exclusions?: {
                    /** @description Estimated size, t CO2-e */
                    estimated_t?: number;
                    /** @description Why */
                    reason: string;
                    /** @description Source or part left out */
                    what: string;
                }[];
                facilities?: {
                    /** @description ABN of the entity it belongs to */
                    entity_abn: string;
                    included: boolean;
                    /** @description Facility */
                    name: string;
                    /** @description Why it is left out; required when it is */
                    reason?: string;
                }[];
                field_changes: {
                    after?: unknown;
                    before?: unknown;
                    /** @enum {unknown} */
                    change: "added" | "removed" | "changed";
                    /** @description Like a JSON pointer; named items of a list by their name: `/targets/id=T1/owner`. */
                    pointer: string;
                }[] | null;
                kind: string;
                method_elections?: {
                    /** @description What allows or demands it */
                    legal_basis: string;
                    /** @description Measurement method */
                    method: string;
                    /** @description Part of the company */
                    part: string;
                }[];
                period: {
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                } | null;
                /** @description Why this approach */
                rationale?: string;
                reliefs?: {
                    /** @description Person */
                    elected_by: string;
                    /**
                     * Format: date
                     * @description Day
                     */
                    elected_on: string;
                    /** @description Why it is open to the company */
                    reason: string;
                    /**
                     * @description Paragraph
                     * @enum {unknown}
                     */
                    relief: "C3" | "C4(a)" | "C4(b)";
                }[];
                /** @description Facts that decide the group, the first period and the day to lodge; leave out what is not known */
                reporting_duty?: {
                    /** @description Assets at the year end of a registered scheme, registrable superannuation entity or retail CCIV; 0 for everybody else, A$ */
                    asset_owner_aud?: number;
                    /** @description Employees of the group at the year end */
                    employees?: number;
                    /**
                     * @description What the law calls the company. A scheme or fund is said to be one even where it is a disclosing entity too
                     * @enum {unknown}
                     */
                    entity_kind?: "disclosing_entity" | "registered_scheme" | "registrable_superannuation_entity" | "retail_cciv" | "public_company" | "large_proprietary_company" | "small_proprietary_company" | "other";
                    /** @description Consolidated gross assets at the year end, A$ */
                    gross_assets_aud?: number;
                    /** @description Whether its securities are quoted on a stock exchange in Australia: a listed entity is a disclosing entity */
                    listed?: boolean;
                    /** @description Whether financial reports are lodged under Chapter 2M of the Act */
                    lodges_financial_reports?: boolean;
                    /**
                     * @description Above the NGER threshold of s13(1)(a), registered below it, or not registered
                     * @enum {unknown}
                     */
                    nger?: "above_threshold" | "registered" | "not_registered";
                    /** @description Consolidated revenue of the year, A$ */
                    revenue_aud?: number;
                    /** @description First days of the financial years since 2025, in order, where they are not the same day each year: years of 52 or 53 weeks, or a changed year end */
                    year_starts?: string[];
                };
                /** @description The day until which this version is kept, deleted or not. */
                retain_until: string;
                /** @description Who approved the boundary */
                sign_off?: {
                    /** @description Person */
                    name: string;
                    /**
                     * Format: date
                     * @description Day
                     */
                    on: string;
                    /** @description Role */
                    role: string;
                };
                supersedes: number | null;
                version: number;
            }[];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        OrganisationalBoundaryRecord: {
            data: {
                abn: string;
                /**
                 * @description Consolidation approach
                 * @enum {unknown}
                 */
                approach: "equity_share" | "financial_control" | "operational_control";
                authored_at: string;
                /** @description Who wrote it: `member:<id>`, `key:<id>` and the like. */
                authored_by: string;
                /** @description When base years are recalculated */
                base_year_policy: string;
                /** @description SHA-256 of the canonical JSON of the content. */
                body_sha256: string;
                /** @description Changes since the prior period; empty says that there are none */
                changes: {
                    /** @description Why */
                    reason: string;
                    /** @description What changed since the prior period */
                    what: string;
                }[];
                entities: components["schemas"]["BoundaryEntity"][];
                /** @description Send it in quotes as If-Match to change this version. */
                etag: string;
                exclusions: {
                    /** @description Estimated size, t CO2-e */
                    estimated_t?: number;
                    /** @description Why */
                    reason: string;
                    /** @description Source or part left out */
                    what: string;
                }[];
                facilities: {
                    /** @description ABN of the entity it belongs to */
                    entity_abn: string;
                    included: boolean;
                    /** @description Facility */
                    name: string;
                    /** @description Why it is left out; required when it is */
                    reason?: string;
                }[];
                kind: string;
                method_elections: {
                    /** @description What allows or demands it */
                    legal_basis: string;
                    /** @description Measurement method */
                    method: string;
                    /** @description Part of the company */
                    part: string;
                }[];
                period: {
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                } | null;
                /** @description Why this approach */
                rationale: string;
                reliefs: {
                    /** @description Person */
                    elected_by: string;
                    /**
                     * Format: date
                     * @description Day
                     */
                    elected_on: string;
                    /** @description Why it is open to the company */
                    reason: string;
                    /**
                     * @description Paragraph
                     * @enum {unknown}
                     */
                    relief: "C3" | "C4(a)" | "C4(b)";
                }[];
                /** @description Facts that decide the group, the first period and the day to lodge; leave out what is not known */
                reporting_duty?: {
                    /** @description Assets at the year end of a registered scheme, registrable superannuation entity or retail CCIV; 0 for everybody else, A$ */
                    asset_owner_aud?: number;
                    /** @description Employees of the group at the year end */
                    employees?: number;
                    /**
                     * @description What the law calls the company. A scheme or fund is said to be one even where it is a disclosing entity too
                     * @enum {unknown}
                     */
                    entity_kind?: "disclosing_entity" | "registered_scheme" | "registrable_superannuation_entity" | "retail_cciv" | "public_company" | "large_proprietary_company" | "small_proprietary_company" | "other";
                    /** @description Consolidated gross assets at the year end, A$ */
                    gross_assets_aud?: number;
                    /** @description Whether its securities are quoted on a stock exchange in Australia: a listed entity is a disclosing entity */
                    listed?: boolean;
                    /** @description Whether financial reports are lodged under Chapter 2M of the Act */
                    lodges_financial_reports?: boolean;
                    /**
                     * @description Above the NGER threshold of s13(1)(a), registered below it, or not registered
                     * @enum {unknown}
                     */
                    nger?: "above_threshold" | "registered" | "not_registered";
                    /** @description Consolidated revenue of the year, A$ */
                    revenue_aud?: number;
                    /** @description First days of the financial years since 2025, in order, where they are not the same day each year: years of 52 or 53 weeks, or a changed year end */
                    year_starts?: string[];
                };
                /** @description The day until which this version is kept, deleted or not. */
                retain_until: string;
                /** @description Who approved the boundary */
                sign_off?: {
                    /** @description Person */
                    name: string;
                    /**
                     * Format: date
                     * @description Day
                     */
                    on: string;
                    /** @description Role */
                    role: string;
                };
                supersedes: number | null;
                version: number;
            };
            meta: {
                authored_by_name: string | null;
                warnings: {
                    code: string;
                    message: string;
                    pointer: string;
                }[];
            };
        };
        OwnAccount: {
            /** @description Whether an account there signs you in. */
            linked: boolean;
            /** @description Name of the OpenID provider of this installation; null: there is none. */
            provider: string | null;
        };
        /** @enum {unknown} */
        Pack: "au_company_climate_intelligence" | "au_climate_disclosure";
        Passkey: {
            /** Format: date-time */
            created_at: string;
            id: string;
            /** @description Last sign-in with it; null: never used. */
            last_used_at: string | null;
            name: string;
        };
        /**
         * @description What the device signed.
         * @example {
         *       "id": "AAAAAAAAAAAAAAAAAAAAAA",
         *       "rawId": "AAAAAAAAAAAAAAAAAAAAAA",
         *       "response": {
         *         "authenticatorData": "AAAA",
         *         "clientDataJSON": "e30",
         *         "signature": "AAAA"
         *       },
         *       "type": "public-key"
         *     }
         */
        PasskeyAssertion: {
            id: string;
            rawId: string;
            response: {
                authenticatorData: string;
                clientDataJSON: string;
                signature: string;
                userHandle?: string;
            };
            /** @enum {unknown} */
            type: "public-key";
        };
        PasskeyList: {
            data: components["schemas"]["Passkey"][];
        };
        PasskeyOptions: {
            /** @description For `navigator.credentials`, in the JSON form of WebAuthn. */
            options: {
                [key: string]: unknown;
            };
        };
        PeriodOwner: {
            data: {
                abn: string;
                member_id: string | null;
                /**
                 * @description First and last day joined by a slash; empty for what is about all periods.
                 * @example 2025-07-01/2026-06-30
                 */
                period: string;
            };
        };
        /**
         * @example {
         *       "member_id": null
         *     }
         */
        PeriodOwnerBody: {
            member_id: string | null;
        };
        PeriodReview: {
            data: {
                abn: string;
                approvers: {
                    /** @description `member:<id>`, or `key:<id>` for a key that acts for nobody. */
                    actor: string;
                    /** @description So many subjects. */
                    approved: number;
                    /** @description UTC instant. */
                    last_at: string;
                    /** @description Name of the person; a pseudonym once their data was erased. */
                    name: string;
                }[];
                locked: {
                    /** @description `member:<id>`, or `key:<id>` for a key that acts for nobody. */
                    actor: string;
                    /** @description UTC instant. */
                    at: string;
                    /** @description Name of the person; a pseudonym once their data was erased. */
                    name: string;
                    reason: string | null;
                } | null;
                /** @description What you may do to it by its state and your rights. An author is refused all the same. */
                moves: ("submit" | "ask_for_changes" | "mark_reviewed" | "approve" | "lock" | "unlock" | "reopen")[];
                open_comments: {
                    /** @description `member:<id>`, or `key:<id>` for a key that acts for nobody. */
                    actor: string;
                    id: string;
                    /** @description Name of the person; a pseudonym once their data was erased. */
                    name: string;
                    subject: string;
                    /** @description The newest text of the thread, its first 500 characters. */
                    text: string;
                    /** @description UTC instant. */
                    written_at: string;
                }[];
                period: {
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                };
                reopened_because: string | null;
                self_approved: boolean;
                /** @description False where the statements were written before approvals were made in the service, that is before the first move of a review or the second member: sign-off and named approvers count as they did. Otherwise a statement counts once a member has approved it here. */
                sign_off_needs_approval: boolean;
                /** @enum {unknown} */
                state: "draft" | "in_review" | "changes_asked" | "reviewed" | "approved" | "locked";
                /** @description One sentence for people. */
                statement: string;
                /**
                 * @description Approved: every record and statement is, and the period as a whole.
                 * @enum {unknown}
                 */
                status: "approved" | "draft";
                subjects: {
                    decided_at: string | null;
                    decided_by: {
                        /** @description `member:<id>`, or `key:<id>` for a key that acts for nobody. */
                        actor: string;
                        /** @description Name of the person; a pseudonym once their data was erased. */
                        name: string;
                    } | null;
                    /** @description What you may do to it by its state and your rights. An author is refused all the same. */
                    moves: ("submit" | "ask_for_changes" | "mark_reviewed" | "approve" | "lock" | "unlock" | "reopen")[];
                    reason: string | null;
                    reopened_because: string | null;
                    /** @description Author and approver are one person, the only member. */
                    self_approved: boolean;
                    /** @description Of the content that stands. */
                    sha256: string;
                    /** @enum {unknown} */
                    state: "draft" | "in_review" | "changes_asked" | "reviewed" | "approved" | "locked";
                    /**
                     * @description `period`, `record:<kind>` or `statement:<requirement id>`.
                     * @example statement:6(a)
                     */
                    subject: string;
                    title: string;
                    version: number | null;
                }[];
            };
            meta: Record<string, never>;
        };
        /** @description Bands of one place, with the hazards that are not assessed. */
        PhysicalRiskBlock: {
            acute?: ("low" | "moderate" | "high" | "very_high" | "extreme") | null;
            /** @description Null never means zero: this says what it means. */
            availability: {
                detail: string | null;
                expected_on: string | null;
                reason_code: string | null;
                /**
                 * @description Whether there is a value; if not, why.
                 * @enum {unknown}
                 */
                status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
            };
            /** @enum {unknown} */
            basis: "reported" | "derived" | "estimated" | "screening" | "tenant_declared";
            /** @description SHA-256 over the inputs and the method of this block alone. */
            block_hash: string;
            chronic?: ("low" | "moderate" | "high" | "very_high" | "extreme") | null;
            data_quality: {
                flags: string[];
                /** @description 1 as published for this company, 5 industry averages. */
                score: number;
            };
            hazards?: {
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                hazard: string;
            }[];
            indicators?: {
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                band: ("low" | "moderate" | "high" | "very_high" | "extreme") | null;
                /** @enum {unknown} */
                category: "chronic" | "acute";
                indicator: string;
                latest_year_percentile: number | null;
            }[];
            method: {
                id: string;
                url: string;
                version: string;
            };
            /** @enum {unknown} */
            overall?: "low" | "moderate" | "high" | "very_high" | "extreme";
            /** @description With `explain=true`. */
            trace?: {
                distance_to_next_band: number | null;
                inputs: {
                    [key: string]: number | string | boolean | null;
                };
                next_band: string | null;
                /** @description How input and threshold were compared. */
                operator: string;
                result: string;
                rule: string;
                threshold: number | string | null;
            }[];
        };
        PlanList: {
            data: {
                limits: components["schemas"]["Limits"];
                name: components["schemas"]["PlanName"];
            }[];
        };
        /** @enum {unknown} */
        PlanName: "local" | "sandbox" | "developer" | "professional" | "enterprise";
        Problem: {
            /**
             * @description The contract: switch on this.
             * @enum {unknown}
             */
            code: "malformed_request" | "malformed_json" | "unknown_parameter" | "invalid_parameter" | "missing_parameter" | "conflicting_parameters" | "invalid_cursor" | "missing_api_key" | "invalid_api_key_format" | "invalid_api_key" | "api_key_expired" | "api_key_revoked" | "session_expired" | "sign_in_link_invalid" | "member_removed" | "sign_in_expired" | "sign_in_cancelled" | "sign_in_code_refused" | "sign_in_answer_refused" | "sign_in_clock_differs" | "passkey_refused" | "invitation_invalid" | "plan_required" | "insufficient_scope" | "pack_not_entitled" | "outside_engagement" | "person_required" | "another_person_required" | "cross_site_request" | "not_a_member" | "route_not_found" | "company_not_found" | "region_not_found" | "pack_not_found" | "framework_not_found" | "factor_not_found" | "series_not_found" | "artifact_not_found" | "no_artifact_yet" | "contradiction_not_found" | "record_not_found" | "run_not_found" | "watchlist_not_found" | "comment_not_found" | "webhook_not_found" | "event_not_found" | "release_not_found" | "dataset_not_found" | "desk_file_not_found" | "desk_change_not_found" | "waiting_file_not_found" | "api_key_not_found" | "evidence_file_not_found" | "member_not_found" | "session_not_found" | "passkey_not_found" | "sign_in_way_unavailable" | "method_not_allowed" | "not_acceptable" | "request_timeout" | "idempotency_in_progress" | "tenant_not_chosen" | "last_passkey" | "version_conflict" | "member_exists" | "member_state_conflict" | "last_admin" | "review_conflict" | "evidence_file_in_use" | "release_withdrawn" | "precondition_failed" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "range_not_satisfiable" | "abn_format_invalid" | "abn_checksum_failed" | "validation_failed" | "batch_too_large" | "batch_empty" | "gwp_transform_unavailable" | "idempotency_key_reused" | "target_inconsistent" | "boundary_shares_invalid" | "evidence_period_mismatch" | "evidence_file_refused" | "period_locked" | "precondition_required" | "rate_limited" | "quota_exhausted" | "concurrency_limited" | "header_fields_too_large" | "internal_error" | "upstream_unavailable" | "provider_unavailable" | "shutting_down" | "scan_failed" | "not_ready" | "timeout" | "storage_full";
            /** @description What is wrong with this request. */
            detail: string;
            /** @description All faults of the request. */
            errors?: components["schemas"]["Fault"][];
            /** @description What to do. */
            hint?: string;
            /** @description The address that was asked. */
            instance: string;
            request_id: string;
            /** @description Whether the same request may succeed later. */
            retryable: boolean;
            status: number;
            title: string;
            /**
             * Format: uri
             * @description Address of the documentation of the code.
             */
            type: string;
            valid_values?: string[];
        };
        ProfileData: {
            abn: string;
            climate_context?: components["schemas"]["ClimateContextBlock"];
            emissions?: components["schemas"]["EmissionsBlock"];
            emissions_trend?: components["schemas"]["EmissionsTrendBlock"];
            entity?: components["schemas"]["EntityBlock"];
            /** @description SHA-256 over the canonical JSON of all inputs and methods of the whole profile, whatever was included. */
            evidence_hash: string;
            grid_intensity?: components["schemas"]["GridIntensityBlock"];
            provenance: components["schemas"]["Provenance"];
            safeguard_mechanism?: components["schemas"]["SafeguardMechanismBlock"];
            scenario_context?: components["schemas"]["ScenarioContextBlock"];
            scope3_screening?: components["schemas"]["Scope3ScreeningBlock"];
            sector_benchmark?: components["schemas"]["SectorBenchmarkBlock"];
            sector_classification?: components["schemas"]["SectorClassificationBlock"];
            transition_risk?: components["schemas"]["TransitionRiskBlock"];
            water_stress?: components["schemas"]["WaterStressBlock"];
        };
        /** @description What the answer was computed from. */
        Provenance: {
            /** @description With `explain=true`: every input. */
            inputs?: components["schemas"]["EvidenceInput"][];
            releases: {
                accepted?: components["schemas"]["AcceptedRelease"];
                dataset: string;
                /** @description Absent when nothing in the file was in doubt. */
                decisions?: components["schemas"]["OperatorDecision"][];
                edition: string;
                /** @description Figures and series keys that were used. */
                fields: string[];
                /** @description Whether the hash is of the publisher’s bytes or of a transcribed copy. */
                file_basis: string;
                file_name: string;
                file_sha256: string;
                input_observed_from: string;
                input_observed_to: string;
                /** @description Figures that were used, lists counted as one. */
                inputs: number;
                landing_page: string;
                observed_from: string | null;
                observed_to: string | null;
                /** @description How the day of publication is known. */
                published_basis: string;
                published_on: string;
                publisher: string;
                release: string;
                retrieved_on: string;
                title: string;
            }[];
        };
        ProviderAddress: {
            /** @description Where the browser goes to sign in. */
            authorization_url: string;
        };
        /**
         * @description Parameters that the provider sent the browser back with.
         * @example {
         *       "code": "SplxlOBeZQQYbYS6WxSbIA",
         *       "iss": "https://login.example.com",
         *       "state": "xyz"
         *     }
         */
        ProviderAnswer: {
            code?: string;
            error?: string;
            iss?: string;
            state: string;
        };
        /**
         * @example {
         *       "return_to": "/workspace"
         *     }
         */
        ProviderSignIn: {
            /** @description What stands behind `#token=` in the invitation link. */
            invitation?: string;
            /** @description Path of this service to go to afterwards; `/` unless given. */
            return_to?: string;
            /** @description For members of several tenants: which one. */
            tenant?: string;
        };
        Readiness: {
            checks: string[];
            /** @constant */
            status: "ready";
        };
        ReadinessChange: {
            data: {
                abn: string;
                change: {
                    after: {
                        /**
                         * @description How far the evidence is. It never says that a filing complies.
                         * @enum {unknown}
                         */
                        readiness_state: "not_started" | "in_progress" | "blocked" | "evidence_complete" | "signed_off";
                        score: {
                            denominator: number;
                            numerator: number;
                            value: number | null;
                        };
                        score_line: string;
                    };
                    authored_at: string;
                    authored_by: string;
                    before: {
                        /**
                         * @description How far the evidence is. It never says that a filing complies.
                         * @enum {unknown}
                         */
                        readiness_state: "not_started" | "in_progress" | "blocked" | "evidence_complete" | "signed_off";
                        score: {
                            denominator: number;
                            numerator: number;
                            value: number | null;
                        };
                        score_line: string;
                    };
                    /** @description Why the denominator moved: requirements that joined or left the count. */
                    denominator: {
                        /** @enum {unknown} */
                        change: "joined" | "left";
                        requirement_id: string;
                        why: string;
                    }[];
                    /** @example s2_statements */
                    record: string;
                    /** @description Each whose status changed, in the order of the standard. */
                    requirements: {
                        /** @description What the status is now for. */
                        detail: string;
                        from: string | null;
                        requirement_id: string;
                        title: string;
                        to: string | null;
                    }[];
                    version: number;
                } | null;
                evidence_hash: string;
                method: {
                    id: string;
                    url: string;
                    version: string;
                };
                name: string | null;
                period: {
                    /** @enum {unknown} */
                    basis: "asked_for" | "newest_record" | "latest_july_june_year";
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                };
                provenance: components["schemas"]["Provenance"];
            };
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            };
        };
        RecordList: {
            data: {
                /** @description Such as `emission_targets`. */
                kind: string;
                period: {
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                } | null;
                /** @enum {unknown} */
                status: "in_force" | "deleted";
            }[];
        };
        ReferenceContext: {
            data: {
                abn: string;
                division: string | null;
                /** @description Location-based, of the company’s region and of the nation. */
                electricity_factors: {
                    region: string;
                    scope2_kg_per_kwh: number;
                    scope3_kg_per_kwh: number;
                }[];
                evidence_hash: string;
                factor_edition: {
                    /** @description Null never means zero: this says what it means. */
                    availability: {
                        detail: string | null;
                        expected_on: string | null;
                        reason_code: string | null;
                        /**
                         * @description Whether there is a value; if not, why.
                         * @enum {unknown}
                         */
                        status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                    };
                    edition: string;
                    /** @description Why this edition is the one for the period. */
                    reason: string;
                    vintage: string | null;
                };
                framework: {
                    title: string;
                    url: string;
                    version: string;
                } | null;
                grid: {
                    five_year_change: {
                        percent: number | null;
                        t_per_mwh: number;
                    } | null;
                    /** @description Null never means zero: this says what it means. */
                    index_availability: {
                        detail: string | null;
                        expected_on: string | null;
                        reason_code: string | null;
                        /**
                         * @description Whether there is a value; if not, why.
                         * @enum {unknown}
                         */
                        status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                    };
                    latest_day: {
                        complete: boolean;
                        /** @description Days with data. */
                        days: number;
                        days_expected: number;
                        /** @description Emissions of generation, t CO2-e. */
                        emissions_t: number;
                        /** @description Energy sent out, MWh. */
                        energy_mwh: number;
                        /**
                         * Format: date
                         * @description ISO day.
                         * @example 2026-02-27
                         */
                        first_day: string;
                        intensity_t_per_mwh: number | null;
                        /**
                         * Format: date
                         * @description ISO day.
                         * @example 2026-02-27
                         */
                        last_day: string;
                        /** @description A day, month (2025-12), year, July-June year, or two days joined by a slash. */
                        period: string;
                    } | null;
                    national_factor: {
                        edition: string;
                        /** @description Scope 2, location-based, kg CO2-e per kWh. */
                        scope2_kg_per_kwh: number;
                    } | null;
                    /** @description National factors of the region by edition: the only series that SWIS has. */
                    national_factor_series: {
                        edition: string;
                        /** @description Scope 2, location-based, kg CO2-e per kWh. */
                        scope2_kg_per_kwh: number;
                    }[];
                    /** @description Market region. */
                    region: string;
                    /** @description Must be shown with every figure of the index. */
                    statement: string;
                    twelve_months: {
                        complete: boolean;
                        /** @description Days with data. */
                        days: number;
                        days_expected: number;
                        /** @description Emissions of generation, t CO2-e. */
                        emissions_t: number;
                        /** @description Energy sent out, MWh. */
                        energy_mwh: number;
                        /**
                         * Format: date
                         * @description ISO day.
                         * @example 2026-02-27
                         */
                        first_day: string;
                        intensity_t_per_mwh: number | null;
                        /**
                         * Format: date
                         * @description ISO day.
                         * @example 2026-02-27
                         */
                        last_day: string;
                        /** @description A day, month (2025-12), year, July-June year, or two days joined by a slash. */
                        period: string;
                    } | null;
                    twelve_months_five_years_before: {
                        complete: boolean;
                        /** @description Days with data. */
                        days: number;
                        days_expected: number;
                        /** @description Emissions of generation, t CO2-e. */
                        emissions_t: number;
                        /** @description Energy sent out, MWh. */
                        energy_mwh: number;
                        /**
                         * Format: date
                         * @description ISO day.
                         * @example 2026-02-27
                         */
                        first_day: string;
                        intensity_t_per_mwh: number | null;
                        /**
                         * Format: date
                         * @description ISO day.
                         * @example 2026-02-27
                         */
                        last_day: string;
                        /** @description A day, month (2025-12), year, July-June year, or two days joined by a slash. */
                        period: string;
                    } | null;
                } | null;
                method: {
                    id: string;
                    url: string;
                    version: string;
                };
                name: string;
                period: {
                    asked_for: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                };
                prices: {
                    /** @description Null never means zero: this says what it means. */
                    availability: {
                        detail: string | null;
                        expected_on: string | null;
                        reason_code: string | null;
                        /**
                         * @description Whether there is a value; if not, why.
                         * @enum {unknown}
                         */
                        status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                    };
                    change_percent: number | null;
                    deflator: {
                        base_year: string;
                        ratio: number;
                    } | null;
                    end: {
                        base_period: string | null;
                        index: number;
                        quarter: string;
                    } | null;
                    start: {
                        base_period: string | null;
                        index: number;
                        quarter: string;
                    } | null;
                };
                provenance: components["schemas"]["Provenance"];
                region: {
                    /** @description Null never means zero: this says what it means. */
                    availability: {
                        detail: string | null;
                        expected_on: string | null;
                        reason_code: string | null;
                        /**
                         * @description Whether there is a value; if not, why.
                         * @enum {unknown}
                         */
                        status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                    };
                    factor_region: string | null;
                    grid_region: string | null;
                    note: string | null;
                    precision: string | null;
                    /** @description What decided: `postcode` or `state` of the address; `facilities` where the address is not known and all public facilities are in one state; or `none`. */
                    rule: string;
                    state: string | null;
                };
                residual_mix: {
                    cells: string[];
                    kg_per_kwh: number | null;
                    scope: number | null;
                    table: string;
                }[];
                safeguard_reduction_contribution: number | null;
                usual_fuels: {
                    factors: {
                        /** @description As the factors print it, with the zone of gas. */
                        activity: string;
                        fuel: string;
                        region: string;
                        scope1_kg_per_gj: number;
                        scope3_kg_per_gj: number;
                    }[];
                    reason: string | null;
                };
                warming_potentials: {
                    /** @constant */
                    alternative: "AR6";
                    gases: {
                        ar5: number | null;
                        ar6: number | null;
                        gas: string;
                    }[];
                    /** @constant */
                    registry_and_factors: "AR5";
                };
            };
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            };
        };
        ReleasePage: {
            data: {
                accepted?: components["schemas"]["AcceptedRelease"];
                dataset: string;
                /** @description Absent when nothing in the file was in doubt. */
                decisions?: components["schemas"]["OperatorDecision"][];
                edition: string;
                /** @description Whether the hash is of the publisher’s bytes or of a transcribed copy. */
                file_basis: string;
                file_bytes: number;
                file_name: string;
                file_sha256: string;
                landing_page: string;
                observed_from: string | null;
                observed_to: string | null;
                /** @description How the day of publication is known. */
                published_basis: string;
                published_on: string;
                publisher: string;
                release: string;
                retrieved_on: string;
                /** @description Counts the issues of a slot that have the same day of publication; the highest is in force. */
                revision: number;
                row_count: number;
                /** @description What the release is an issue of; a later one of the same slot supersedes it. */
                slot: string;
                source: string;
                status: string;
                title: string;
                withdrawn_on: string | null;
                withdrawn_reason: string | null;
            }[];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        RenewableProduct: {
            accreditation: {
                scheme: string | null;
                status: string | null;
            };
            /** @constant */
            basis: "reported";
            customer_type: string | null;
            data_quality: {
                flags: string[];
                score: number;
            };
            description: string | null;
            /** @enum {unknown} */
            kind: "plan_product" | "retailer_offer";
            /**
             * @description not_named: plans carry it without a name; none_seen: a survey saw none.
             * @enum {unknown}
             */
            offer: "offered" | "not_named" | "none_seen";
            options: {
                percent_green: number | null;
                price: number | null;
                price_basis: string | null;
                price_text: string | null;
                price_unit: string | null;
            }[];
            plan_id: string | null;
            plans_total: number | null;
            plans_with_greenpower: number | null;
            /** @example plan:ACT62929SRE15@EME:1 */
            product_id: string;
            product_name: string | null;
            product_type: string | null;
            provider: string | null;
            provider_abn: string | null;
            seen_in: string | null;
            seen_on: string | null;
            source: {
                refs: string[];
                release: string;
            };
            states: string[];
            states_text: string | null;
        };
        RenewableProductPage: {
            data: components["schemas"]["RenewableProduct"][];
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            } & {
                method: {
                    id: string;
                    url: string;
                    version: string;
                };
                provenance: {
                    accepted?: components["schemas"]["AcceptedRelease"];
                    dataset: string;
                    /** @description Absent when nothing in the file was in doubt. */
                    decisions?: components["schemas"]["OperatorDecision"][];
                    edition: string;
                    /** @description Whether the hash is of the publisher’s bytes or of a transcribed copy. */
                    file_basis: string;
                    file_name: string;
                    file_sha256: string;
                    landing_page: string;
                    observed_from: string | null;
                    observed_to: string | null;
                    /** @description How the day of publication is known. */
                    published_basis: string;
                    published_on: string;
                    publisher: string;
                    release: string;
                    retrieved_on: string;
                    title: string;
                }[];
                total: number;
            };
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        ReportingDuty: {
            data: {
                assurance: {
                    from_year: number;
                    level: string;
                    over: string;
                    to_year: number | null;
                }[];
                first_period: {
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                } | null;
                group: number | null;
                lodgement_due: string | null;
                /** @description Groups that the missing facts leave open. */
                possible_groups: number[];
                reliefs: {
                    relief: string;
                    until_year: number;
                    what: string;
                }[];
                /** @description What was read into the facts, and what no source at hand tells. */
                remarks: string[];
                /** @description The sections of the law, and as at when. */
                source: string;
                /** @enum {unknown} */
                status: "in_group" | "no_duty" | "unknown";
                tests: {
                    detail: string;
                    group: number;
                    met: boolean | null;
                    /** @description Open because no source at hand says that the law tests such an entity by it. */
                    not_sourced: boolean;
                    /** @enum {unknown} */
                    test: "size" | "nger" | "asset_owner";
                }[];
                /** @description Facts that would decide what is open. */
                unknown: string[];
                /** @description First days of its financial years, where the company lists them. */
                year_starts: string[];
            };
            meta: {
                method: {
                    id: string;
                    url: string;
                    version: string;
                };
                notice: string;
                /** @description Sections of the Corporations Act 2001 that the answer rests on. */
                provisions: {
                    about: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    applies_from: string;
                    /** @example s292A(1) */
                    provision: string;
                    source: string;
                }[];
            };
        };
        Requirement: {
            applies_when: string | null;
            /** @description Within the limited assurance of the first year. */
            assured_year1: boolean;
            coverage_source: string | null;
            /**
             * @description What this pack can answer.
             * @enum {unknown}
             */
            coverage_status: "covered" | "partially_covered" | "tenant_supplied" | "not_covered" | "not_applicable";
            cross_refs: string[];
            data_needs: string | null;
            /** @enum {unknown} */
            framework: "AASB_S2" | "CORPORATIONS_ACT_2001";
            /** @example 29(a)(i)(1) */
            id: string;
            ifrs_s2_ref: string | null;
            /** @description Only holds others; never scored. */
            is_heading: boolean;
            note: string | null;
            obligation: string;
            parent_id: string | null;
            part: string;
            /** @enum {unknown} */
            pillar: "general" | "governance" | "strategy" | "risk_management" | "metrics_and_targets";
            protected_statement: string | null;
            /** @description Counts in filing readiness. */
            scored: boolean;
            /**
             * @description The id as a path segment.
             * @example 29-a-i-1
             */
            slug: string;
            /** @description in_force, unchanged, amended, added, deleted or absent. */
            status_in_version: string;
            /** @description Elements of the digital taxonomy. */
            taxonomy_elements: string[];
            /** @description Our own words; the standard itself is linked, not quoted. */
            title: string;
            type: string;
        };
        RequirementPage: {
            data: components["schemas"]["Requirement"][];
            meta: {
                /** @description How many of them the pack covers in which way. */
                coverage: {
                    covered: number;
                    not_applicable: number;
                    not_covered: number;
                    partially_covered: number;
                    tenant_supplied: number;
                };
                /** @description Requirements that the filters leave, over all pages. */
                total: number;
                version: {
                    /** @description Why this version answers. */
                    chosen: string;
                    title: string;
                    /** @description Where the standard itself is published. */
                    url: string;
                    /** @example 2024-09 */
                    version: string;
                };
            };
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        /** @description The one company that an ABN or ACN belongs to. */
        ResolvedCompany: {
            abn: string;
            acn: string | null;
            data_quality: {
                flags: string[];
                score: number;
            };
            entity_type: string | null;
            method: {
                id: string;
                url: string;
                version: string;
            };
            name: string;
            names: {
                first_year: string;
                last_year: string;
                name: string;
            }[];
            postcode: string | null;
            provenance: {
                accepted?: components["schemas"]["AcceptedRelease"];
                dataset: string;
                /** @description Absent when nothing in the file was in doubt. */
                decisions?: components["schemas"]["OperatorDecision"][];
                edition: string;
                /** @description Whether the hash is of the publisher’s bytes or of a transcribed copy. */
                file_basis: string;
                file_name: string;
                file_sha256: string;
                landing_page: string;
                observed_from: string | null;
                observed_to: string | null;
                /** @description How the day of publication is known. */
                published_basis: string;
                published_on: string;
                publisher: string;
                release: string;
                retrieved_on: string;
                title: string;
            }[];
            register: {
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                gst_status: string | null;
                other_names: string[];
                status: string | null;
                status_from: string | null;
                updated_on: string | null;
            };
            registry: {
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                first_year: string | null;
                last_year: string | null;
                reporter_roles: string[];
                /** @description What the company reports as holder of a reporting transfer certificate. The registry prints it beside the company’s own row, so it is in none of its figures. */
                transfer_certificates: {
                    net_energy_gj: number;
                    /**
                     * @description July-to-June year, such as 2024-25.
                     * @example 2024-25
                     */
                    reporting_year: string;
                    scope1_t: number;
                    scope2_t: number;
                    source: {
                        ref: string;
                        release: string;
                    };
                }[];
                years_published: number;
            };
            /** @description Controlling corporations that report the facilities this company operates. */
            reported_by: {
                abn: string;
                /**
                 * @description July-to-June year, such as 2024-25.
                 * @example 2024-25
                 */
                first_year: string;
                /**
                 * @description July-to-June year, such as 2024-25.
                 * @example 2024-25
                 */
                last_year: string;
                name: string;
                reason: string;
            }[];
            resolution: {
                /** @enum {unknown} */
                asked_by: "abn" | "acn";
                /** @description Where each field was taken from. */
                decided_by: {
                    field: string;
                    from: string;
                }[];
                name_comparison: {
                    flags: string[];
                    /** @description Name in the registry. */
                    left: string;
                    match: string;
                    /** @description Name in the register. */
                    right: string;
                    score: number;
                } | null;
                /** @description Whether the business register itself was asked: `confirmed` when name and status agree, `differs` when one does not, `not_asked`, or `unavailable` when it did not answer in time. */
                register_check: {
                    answered_on: string | null;
                    name_here: string | null;
                    name_in_register: string | null;
                    /** @enum {unknown} */
                    status: "confirmed" | "differs" | "not_asked" | "unavailable";
                };
                /** @enum {unknown} */
                status: "resolved" | "registry_only" | "register_only" | "tenant_declared" | "cancelled" | "replaced";
            };
            state: string | null;
            /** @description Other ABNs that may be the same business. Never merged. */
            suggestions: {
                abn: string;
                /**
                 * @description July-to-June year, such as 2024-25.
                 * @example 2024-25
                 */
                first_year: string;
                /**
                 * @description July-to-June year, such as 2024-25.
                 * @example 2024-25
                 */
                last_year: string;
                name: string;
                reason: string;
            }[];
        };
        ResolvedEntity: {
            data: components["schemas"]["ResolvedCompany"] | components["schemas"]["NameCandidates"];
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            };
        };
        RiskData: {
            abn: string;
            /** @description Every band table with its bounds. */
            bands: {
                [key: string]: {
                    bands: {
                        lower: number | null;
                        lower_inclusive: boolean;
                        meaning: string;
                        name: string;
                        upper: number | null;
                        upper_inclusive: boolean;
                    }[];
                    measure: string;
                };
            };
            evidence_hash: string;
            /** @description Every flag of the parts, none twice. */
            flags: string[];
            methods: {
                id: string;
                url: string;
                version: string;
            }[];
            name: string;
            physical: {
                hazards: {
                    /** @description Null never means zero: this says what it means. */
                    availability: {
                        detail: string | null;
                        expected_on: string | null;
                        reason_code: string | null;
                        /**
                         * @description Whether there is a value; if not, why.
                         * @enum {unknown}
                         */
                        status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                    };
                    hazard: string;
                }[];
                head_office: components["schemas"]["PhysicalRiskBlock"];
                site_bands: {
                    address_match: {
                        /** @description Null never means zero: this says what it means. */
                        availability: {
                            detail: string | null;
                            expected_on: string | null;
                            reason_code: string | null;
                            /**
                             * @description Whether there is a value; if not, why.
                             * @enum {unknown}
                             */
                            status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                        };
                        /** @description Best first. */
                        candidates: {
                            address_detail_pid: string | null;
                            label: string;
                            lat: number | null;
                            lon: number | null;
                            /** @enum {unknown} */
                            precision: "address" | "building" | "nearby_number" | "street" | "locality";
                            score: number;
                        }[];
                        /** @enum {unknown} */
                        status: "matched" | "ambiguous" | "uncertain" | "not_found" | "not_assessed";
                    } | null;
                    /** @description Year of the table, or when the tenant declared it. */
                    as_at: string;
                    /** @description Null never means zero: this says what it means. */
                    availability: {
                        detail: string | null;
                        expected_on: string | null;
                        reason_code: string | null;
                        /**
                         * @description Whether there is a value; if not, why.
                         * @enum {unknown}
                         */
                        status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                    };
                    band: ("low" | "moderate" | "high" | "very_high" | "extreme") | null;
                    covered_emissions_t: number | null;
                    flags: string[];
                    grid: string | null;
                    id: string;
                    /** @description How the site was linked to the company. */
                    link: string;
                    location: {
                        /** @description Null never means zero: this says what it means. */
                        availability: {
                            detail: string | null;
                            expected_on: string | null;
                            reason_code: string | null;
                            /**
                             * @description Whether there is a value; if not, why.
                             * @enum {unknown}
                             */
                            status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                        };
                        lat: number | null;
                        lon: number | null;
                        matched_name: string | null;
                        precision: string | null;
                        /** @enum {unknown} */
                        quality: "exact" | "approximate" | "not_located";
                        source: string | null;
                    };
                    name: string;
                    /** @enum {unknown} */
                    origin: "safeguard" | "generation" | "tenant_declared";
                    scope1_t: number | null;
                    state: string | null;
                }[];
                sites: components["schemas"]["SiteRollupBlock"];
            };
            provenance: components["schemas"]["Provenance"];
            /** @description Whether the business register itself was asked: `confirmed` when name and status agree, `differs` when one does not, `not_asked`, or `unavailable` when it did not answer in time. */
            register_check: {
                answered_on: string | null;
                name_here: string | null;
                name_in_register: string | null;
                /** @enum {unknown} */
                status: "confirmed" | "differs" | "not_asked" | "unavailable";
            };
            transition: components["schemas"]["TransitionRiskBlock"];
        };
        /** @enum {unknown} */
        Role: "viewer" | "preparer" | "reviewer" | "approver" | "auditor" | "operator" | "admin";
        RoleList: {
            data: {
                /** @description What the role may do, in a sentence. */
                may: string;
                role: components["schemas"]["Role"];
                scopes: components["schemas"]["Scope"][];
                /** @description Name for people. */
                title: string;
            }[];
        };
        S2Statement: {
            /** @description Who approved it; until then the evidence is partial */
            approver?: string;
            /** @description Who wrote it */
            author: string;
            /**
             * Format: date
             * @description Day
             */
            date: string;
            /** @description Where the text stands; statement or document is required */
            document?: {
                /** @description Document */
                name: string;
                /** @description Hash of the document */
                sha256: string;
            };
            /** @description The numbers of the statement. A gate that asks for a number needs it here */
            figures?: {
                /**
                 * @description What is measured; the end of the name is the unit. `scope1_and_2_t` is with location-based scope 2
                 * @enum {unknown}
                 */
                measure: "scope1_t" | "scope2_location_t" | "scope2_market_t" | "scope1_and_2_t" | "scope3_t" | "net_energy_gj" | "safeguard_covered_t" | "safeguard_baseline_t";
                /** @description Where the value comes from */
                source?: string;
                /** @description Value of the whole period */
                value: number;
            }[];
            /**
             * @description Disclosure, or why the requirement is set aside
             * @enum {unknown}
             */
            kind: "disclosure" | "relief_applied" | "not_material" | "not_applicable";
            /** @description Why it is set aside */
            reason?: string;
            /** @description Paragraph or paper that allows setting it aside */
            reference?: string;
            /** @description Requirement, by id */
            requirement_id: string;
            /** @description Scenarios analysed. The Act asks for one of 1.5 °C and one of 2.5 °C or more */
            scenarios?: {
                /** @description What was computed or documented with it, and where that stands */
                analysis: string;
                /** @description Scenario, such as SSP1-1.9 */
                name: string;
                /** @description Warming by 2100 above 1850-1900, °C */
                warming_c: number;
            }[];
            /** @description The text itself */
            statement?: string;
        };
        S2Statements: {
            /** @description The directors’ declaration. The service never writes one; without it nothing is signed off */
            declaration?: {
                /** @description Hash of the signed declaration */
                document_sha256?: string;
                /**
                 * @description That the statements comply, or, for years beginning before 2028, that reasonable steps were taken
                 * @enum {unknown}
                 */
                kind: "compliance" | "reasonable_steps";
                /**
                 * Format: date
                 * @description Day of the directors’ resolution
                 */
                resolved_on: string;
                signed_by: {
                    /** @description Person */
                    name: string;
                    /**
                     * Format: date
                     * @description Day
                     */
                    on: string;
                    /** @description Role */
                    role: string;
                }[];
            };
            /** @description Reporting period */
            period: {
                /**
                 * Format: date
                 * @description Last day
                 */
                end: string;
                /**
                 * Format: date
                 * @description First day
                 */
                start: string;
            };
            /** @description Who signs off the whole set */
            sign_off?: {
                /** @description Person */
                name: string;
                /**
                 * Format: date
                 * @description Day
                 */
                on: string;
                /** @description Role */
                role: string;
            };
            statements: components["schemas"]["S2Statement"][];
        };
        S2StatementsHistory: {
            data: {
                abn: string;
                authored_at: string;
                /** @description Who wrote it: `member:<id>`, `key:<id>` and the like. */
                authored_by: string;
                authored_by_name: string | null;
                /** @description SHA-256 of the canonical JSON of the content. */
                body_sha256: string;
                /** @description The directors’ declaration. The service never writes one; without it nothing is signed off */
                declaration?: {
                    /** @description Hash of the signed declaration */
                    document_sha256?: string;
                    /**
                     * @description That the statements comply, or, for years beginning before 2028, that reasonable steps were taken
                     * @enum {unknown}
                     */
                    kind: "compliance" | "reasonable_steps";
                    /**
                     * Format: date
                     * @description Day of the directors’ resolution
                     */
                    resolved_on: string;
                    signed_by: {
                        /** @description Person */
                        name: string;
                        /**
                         * Format: date
                         * @description Day
                         */
                        on: string;
                        /** @description Role */
                        role: string;
                    }[];
                };
                deletion_reason: string | null;
                /** @description Send it in quotes as If-Match to change this version. */
                etag: string;
                field_changes: {
                    after?: unknown;
                    before?: unknown;
                    /** @enum {unknown} */
                    change: "added" | "removed" | "changed";
                    /** @description Like a JSON pointer; named items of a list by their name: `/targets/id=T1/owner`. */
                    pointer: string;
                }[] | null;
                kind: string;
                period: {
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                } | null;
                /** @description The day until which this version is kept, deleted or not. */
                retain_until: string;
                /** @description Who signs off the whole set */
                sign_off?: {
                    /** @description Person */
                    name: string;
                    /**
                     * Format: date
                     * @description Day
                     */
                    on: string;
                    /** @description Role */
                    role: string;
                };
                statements?: components["schemas"]["S2Statement"][];
                supersedes: number | null;
                version: number;
            }[];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        S2StatementsRecord: {
            data: {
                abn: string;
                authored_at: string;
                /** @description Who wrote it: `member:<id>`, `key:<id>` and the like. */
                authored_by: string;
                /** @description SHA-256 of the canonical JSON of the content. */
                body_sha256: string;
                /** @description The directors’ declaration. The service never writes one; without it nothing is signed off */
                declaration?: {
                    /** @description Hash of the signed declaration */
                    document_sha256?: string;
                    /**
                     * @description That the statements comply, or, for years beginning before 2028, that reasonable steps were taken
                     * @enum {unknown}
                     */
                    kind: "compliance" | "reasonable_steps";
                    /**
                     * Format: date
                     * @description Day of the directors’ resolution
                     */
                    resolved_on: string;
                    signed_by: {
                        /** @description Person */
                        name: string;
                        /**
                         * Format: date
                         * @description Day
                         */
                        on: string;
                        /** @description Role */
                        role: string;
                    }[];
                };
                /** @description Send it in quotes as If-Match to change this version. */
                etag: string;
                kind: string;
                period: {
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                } | null;
                /** @description The day until which this version is kept, deleted or not. */
                retain_until: string;
                /** @description Who signs off the whole set */
                sign_off?: {
                    /** @description Person */
                    name: string;
                    /**
                     * Format: date
                     * @description Day
                     */
                    on: string;
                    /** @description Role */
                    role: string;
                };
                statements: components["schemas"]["S2Statement"][];
                supersedes: number | null;
                version: number;
            };
            meta: {
                authored_by_name: string | null;
                warnings: {
                    code: string;
                    message: string;
                    pointer: string;
                }[];
            };
        };
        /** @description Facilities under the mechanism, their status and their path to 2029-30. */
        SafeguardMechanismBlock: {
            /** @description Null never means zero: this says what it means. */
            availability: {
                detail: string | null;
                expected_on: string | null;
                reason_code: string | null;
                /**
                 * @description Whether there is a value; if not, why.
                 * @enum {unknown}
                 */
                status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
            };
            band?: ("low" | "moderate" | "high" | "very_high" | "extreme") | null;
            /** @enum {unknown} */
            basis: "reported" | "derived" | "estimated" | "screening" | "tenant_declared";
            /** @description SHA-256 over the inputs and the method of this block alone. */
            block_hash: string;
            /** @enum {unknown} */
            coverage?: "covered" | "covered_in_earlier_years" | "not_covered";
            coverage_note?: string | null;
            covered_emissions_t?: number;
            data_quality: {
                flags: string[];
                /** @description 1 as published for this company, 5 industry averages. */
                score: number;
            };
            distribution?: {
                /** @enum {unknown} */
                band: "low" | "moderate" | "high" | "very_high" | "extreme";
                covered_emissions_t: number;
                facilities: number;
            }[];
            facilities?: {
                band: ("low" | "moderate" | "high" | "very_high" | "extreme") | null;
                baseline_t: number | null;
                covered_emissions_t: number;
                exceedance_percent: number | null;
                facility: string;
                link_basis: string;
                /** @description The earlier year whose link holds for this one; only where a link was carried over. */
                link_carried_from?: string;
                /** @description Who confirmed the link, when and why; only where a person did. */
                link_confirmation?: {
                    at: string;
                    by: string;
                    reason: string;
                };
                name_score: number | null;
                /** @description The row of the Safeguard table. */
                published: {
                    accus_deemed_surrendered: number | null;
                    accus_issued: number | null;
                    accus_surrendered: number | null;
                    anzsic_group: string | null;
                    baseline_t: number | null;
                    controlling_corporation: string | null;
                    controlling_corporation_abn: string | null;
                    covered_emissions_t: number;
                    derived_status: string;
                    emitter_abn: string | null;
                    facility: string;
                    gases: {
                        ch4_t: number | null;
                        co2_t: number | null;
                        n2o_t: number | null;
                        other_t: number | null;
                    };
                    link_basis: string | null;
                    net_emissions_t: number | null;
                    net_position_t: number | null;
                    reduction_contribution: number | null;
                    /**
                     * @description July-to-June year, such as 2024-25.
                     * @example 2024-25
                     */
                    reporting_year: string;
                    responsible_emitter: string;
                    smcs_issued: number | null;
                    smcs_surrendered: number | null;
                    state: string;
                };
                /**
                 * @description July-to-June year, such as 2024-25.
                 * @example 2024-25
                 */
                reporting_year: string;
                /** @enum {unknown} */
                role: "controlling_corporation" | "responsible_emitter";
                status: string;
            }[];
            /** @description Facilities of earlier years that are not the company’s in the newest, each by its last row; only where there are any. */
            former_facilities?: {
                /** @description In the last year in which it is printed as the company’s. */
                covered_emissions_t: number;
                /** @description As it was printed last. */
                facility: string;
                /**
                 * @description July-to-June year, such as 2024-25.
                 * @example 2024-25
                 */
                last_reporting_year: string;
                listed_as: {
                    controlling_corporation: string | null;
                    controlling_corporation_abn: string | null;
                    facility: string;
                    responsible_emitter: string;
                } | null;
                /** @enum {unknown} */
                now: "not_listed" | "controlled_by_another" | "control_not_known";
                responsible_emitter: string;
            }[];
            method: {
                id: string;
                url: string;
                version: string;
            };
            outlook?: {
                /** @description Null never means zero: this says what it means. */
                cost_availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                facilities: {
                    /** @description Null never means zero: this says what it means. */
                    availability: {
                        detail: string | null;
                        expected_on: string | null;
                        reason_code: string | null;
                        /**
                         * @description Whether there is a value; if not, why.
                         * @enum {unknown}
                         */
                        status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                    };
                    facility: string;
                    flags: string[];
                    years: {
                        at_floor: boolean;
                        baseline_t: number;
                        floored: boolean;
                        interval: {
                            high: number;
                            low: number;
                        } | null;
                        projected_t: number | null;
                        reduction_contribution: number;
                        /**
                         * @description July-to-June year, such as 2024-25.
                         * @example 2024-25
                         */
                        reporting_year: string;
                        shortfall_t: number | null;
                    }[];
                }[];
                not_projected: string[];
                total_cost_aud: number | null;
                total_shortfall_t: number | null;
                years: {
                    cost_aud: number | null;
                    price_aud_per_t: number | null;
                    /**
                     * @description July-to-June year, such as 2024-25.
                     * @example 2024-25
                     */
                    reporting_year: string;
                    shortfall_t: number;
                }[];
            };
            /**
             * @description July-to-June year, such as 2024-25.
             * @example 2024-25
             */
            regime_break?: string;
            /**
             * @description July-to-June year, such as 2024-25.
             * @example 2024-25
             */
            reporting_year?: string;
            share_of_scope1?: number | null;
            /** @description With `explain=true`. */
            trace?: {
                distance_to_next_band: number | null;
                inputs: {
                    [key: string]: number | string | boolean | null;
                };
                next_band: string | null;
                /** @description How input and threshold were compared. */
                operator: string;
                result: string;
                rule: string;
                threshold: number | string | null;
            }[];
        };
        /** @description Projected change of the region, relative to 1981-2010. */
        ScenarioContextBlock: {
            /** @description Null never means zero: this says what it means. */
            availability: {
                detail: string | null;
                expected_on: string | null;
                reason_code: string | null;
                /**
                 * @description Whether there is a value; if not, why.
                 * @enum {unknown}
                 */
                status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
            };
            baseline?: string;
            /** @enum {unknown} */
            basis: "reported" | "derived" | "estimated" | "screening" | "tenant_declared";
            /** @description SHA-256 over the inputs and the method of this block alone. */
            block_hash: string;
            changes?: {
                ensemble: string;
                high: number;
                low: number;
                median: number;
                models: number;
                pathway: string;
                period: string;
                range: string;
                sign_uncertain: boolean;
                twin: string;
                unit: string;
                variable: string;
            }[];
            data_quality: {
                flags: string[];
                /** @description 1 as published for this company, 5 industry averages. */
                score: number;
            };
            method: {
                id: string;
                url: string;
                version: string;
            };
            region?: {
                code: string;
                name: string;
            };
            statement?: string;
            /** @description With `explain=true`. */
            trace?: {
                distance_to_next_band: number | null;
                inputs: {
                    [key: string]: number | string | boolean | null;
                };
                next_band: string | null;
                /** @description How input and threshold were compared. */
                operator: string;
                result: string;
                rule: string;
                threshold: number | string | null;
            }[];
        };
        /** @enum {unknown} */
        Scope: "companies:read" | "reference:read" | "tenant:read" | "tenant:write" | "disclosure:write" | "review:comment" | "review:decide" | "review:approve" | "audit:tick" | "webhooks:manage" | "keys:manage" | "members:manage" | "audit:read" | "data:operate" | "admin";
        /** @description Indicative estimates of categories 3, 5 and 6. Screening, never added up. */
        Scope3ScreeningBlock: {
            /** @description Null never means zero: this says what it means. */
            availability: {
                detail: string | null;
                expected_on: string | null;
                reason_code: string | null;
                /**
                 * @description Whether there is a value; if not, why.
                 * @enum {unknown}
                 */
                status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
            };
            /** @enum {unknown} */
            basis: "reported" | "derived" | "estimated" | "screening" | "tenant_declared";
            /** @description SHA-256 over the inputs and the method of this block alone. */
            block_hash: string;
            categories?: {
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                category: number;
                data_quality: number;
                emissions_t: {
                    central: number | null;
                    high: number;
                    low: number;
                } | null;
                flags: string[];
                name: string;
                parts: {
                    /** @description Null never means zero: this says what it means. */
                    availability?: {
                        detail: string | null;
                        expected_on: string | null;
                        reason_code: string | null;
                        /**
                         * @description Whether there is a value; if not, why.
                         * @enum {unknown}
                         */
                        status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                    };
                    category?: number;
                    data_quality?: number;
                    emissions_t: {
                        central: number | null;
                        high: number;
                        low: number;
                    } | null;
                    flags?: string[];
                    kg_per_aud?: {
                        central: number | null;
                        high: number;
                        low: number;
                    } | null;
                    note: string;
                    part?: string;
                    ratio?: {
                        central: number | null;
                        high: number;
                        low: number;
                    } | null;
                    route?: string;
                }[];
            }[];
            data_quality: {
                flags: string[];
                /** @description 1 as published for this company, 5 industry averages. */
                score: number;
            };
            method: {
                id: string;
                url: string;
                version: string;
            };
            /**
             * @description July-to-June year, such as 2024-25.
             * @example 2024-25
             */
            reporting_year?: string;
            statement?: string;
            /** @description With `explain=true`. */
            trace?: {
                distance_to_next_band: number | null;
                inputs: {
                    [key: string]: number | string | boolean | null;
                };
                next_band: string | null;
                /** @description How input and threshold were compared. */
                operator: string;
                result: string;
                rule: string;
                threshold: number | string | null;
            }[];
            year_reason?: string | null;
        };
        /**
         * @example {
         *       "overlap_seconds": 3600
         *     }
         */
        SecretRotation: {
            /** @description How long the old secret signs beside the new one; 86400 unless given. */
            overlap_seconds?: number;
        };
        /** @description The company among the reporters of the same year and class. */
        SectorBenchmarkBlock: {
            /** @description Null never means zero: this says what it means. */
            availability: {
                detail: string | null;
                expected_on: string | null;
                reason_code: string | null;
                /**
                 * @description Whether there is a value; if not, why.
                 * @enum {unknown}
                 */
                status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
            };
            /** @enum {unknown} */
            basis: "reported" | "derived" | "estimated" | "screening" | "tenant_declared";
            /** @description SHA-256 over the inputs and the method of this block alone. */
            block_hash: string;
            code?: string;
            data_quality: {
                flags: string[];
                /** @description 1 as published for this company, 5 industry averages. */
                score: number;
            };
            entity_count?: number;
            income_year?: string | null;
            left_out_as_jointly_reported?: string[];
            /** @enum {unknown} */
            level?: "division" | "subdivision" | "group" | "class";
            levels_tried?: {
                code: string;
                /** @enum {unknown} */
                level: "division" | "subdivision" | "group" | "class";
                n: number;
                title: string;
            }[];
            method: {
                id: string;
                url: string;
                version: string;
            };
            metrics?: {
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                median: number | null;
                metric: string;
                n: number;
                p25: number | null;
                p75: number | null;
                percentile: number | null;
                percentile_interval: {
                    high: number;
                    low: number;
                } | null;
                quartile: number | null;
                unit: string;
                value: number | null;
                wider_levels: {
                    code: string;
                    /** @enum {unknown} */
                    level: "division" | "subdivision" | "group" | "class";
                    n: number;
                    percentile: number;
                }[];
            }[];
            n?: number;
            p25?: number | null;
            p75?: number | null;
            percentile_rank?: number | null;
            reporting_year?: string | null;
            sector_median?: number | null;
            title?: string;
            /** @description With `explain=true`. */
            trace?: {
                distance_to_next_band: number | null;
                inputs: {
                    [key: string]: number | string | boolean | null;
                };
                next_band: string | null;
                /** @description How input and threshold were compared. */
                operator: string;
                result: string;
                rule: string;
                threshold: number | string | null;
            }[];
        };
        /** @description ANZSIC 2006 class by emissions, and what was declared beside it. */
        SectorClassificationBlock: {
            anzsic?: {
                class: {
                    /** @description A string: codes have leading zeros. */
                    code: string;
                    /** @enum {unknown} */
                    level: "division" | "subdivision" | "group" | "class";
                    parent_code: string | null;
                    title: string;
                } | null;
                division: {
                    /** @description A string: codes have leading zeros. */
                    code: string;
                    /** @enum {unknown} */
                    level: "division" | "subdivision" | "group" | "class";
                    parent_code: string | null;
                    title: string;
                } | null;
                group: {
                    /** @description A string: codes have leading zeros. */
                    code: string;
                    /** @enum {unknown} */
                    level: "division" | "subdivision" | "group" | "class";
                    parent_code: string | null;
                    title: string;
                } | null;
                subdivision: {
                    /** @description A string: codes have leading zeros. */
                    code: string;
                    /** @enum {unknown} */
                    level: "division" | "subdivision" | "group" | "class";
                    parent_code: string | null;
                    title: string;
                } | null;
            };
            /** @description Null never means zero: this says what it means. */
            availability: {
                detail: string | null;
                expected_on: string | null;
                reason_code: string | null;
                /**
                 * @description Whether there is a value; if not, why.
                 * @enum {unknown}
                 */
                status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
            };
            /** @enum {unknown} */
            basis: "reported" | "derived" | "estimated" | "screening" | "tenant_declared";
            /** @description SHA-256 over the inputs and the method of this block alone. */
            block_hash: string;
            classification_method?: string;
            /** @enum {unknown} */
            confidence?: "high" | "medium" | "low";
            data_quality: {
                flags: string[];
                /** @description 1 as published for this company, 5 industry averages. */
                score: number;
            };
            employer_declared?: {
                anzsic: {
                    class: {
                        /** @description A string: codes have leading zeros. */
                        code: string;
                        /** @enum {unknown} */
                        level: "division" | "subdivision" | "group" | "class";
                        parent_code: string | null;
                        title: string;
                    } | null;
                    division: {
                        /** @description A string: codes have leading zeros. */
                        code: string;
                        /** @enum {unknown} */
                        level: "division" | "subdivision" | "group" | "class";
                        parent_code: string | null;
                        title: string;
                    } | null;
                    group: {
                        /** @description A string: codes have leading zeros. */
                        code: string;
                        /** @enum {unknown} */
                        level: "division" | "subdivision" | "group" | "class";
                        parent_code: string | null;
                        title: string;
                    } | null;
                    subdivision: {
                        /** @description A string: codes have leading zeros. */
                        code: string;
                        /** @enum {unknown} */
                        level: "division" | "subdivision" | "group" | "class";
                        parent_code: string | null;
                        title: string;
                    } | null;
                };
                reason: string;
            } | null;
            method: {
                id: string;
                url: string;
                version: string;
            };
            reason?: string;
            reporting_year?: string | null;
            share_of_scope1?: number | null;
            tenant_declared?: {
                anzsic: {
                    class: {
                        /** @description A string: codes have leading zeros. */
                        code: string;
                        /** @enum {unknown} */
                        level: "division" | "subdivision" | "group" | "class";
                        parent_code: string | null;
                        title: string;
                    } | null;
                    division: {
                        /** @description A string: codes have leading zeros. */
                        code: string;
                        /** @enum {unknown} */
                        level: "division" | "subdivision" | "group" | "class";
                        parent_code: string | null;
                        title: string;
                    } | null;
                    group: {
                        /** @description A string: codes have leading zeros. */
                        code: string;
                        /** @enum {unknown} */
                        level: "division" | "subdivision" | "group" | "class";
                        parent_code: string | null;
                        title: string;
                    } | null;
                    subdivision: {
                        /** @description A string: codes have leading zeros. */
                        code: string;
                        /** @enum {unknown} */
                        level: "division" | "subdivision" | "group" | "class";
                        parent_code: string | null;
                        title: string;
                    } | null;
                };
                reason: string;
            } | null;
            /** @description With `explain=true`. */
            trace?: {
                distance_to_next_band: number | null;
                inputs: {
                    [key: string]: number | string | boolean | null;
                };
                next_band: string | null;
                /** @description How input and threshold were compared. */
                operator: string;
                result: string;
                rule: string;
                threshold: number | string | null;
            }[];
        };
        SectorPeers: {
            data: {
                abn: string;
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                code: string | null;
                level: ("division" | "subdivision" | "group" | "class") | null;
                n: number;
                /** @description The company itself is one of them. In the order of their ABNs. */
                peers: {
                    abn: string;
                    metrics: {
                        energy_intensity: number | null;
                        income_intensity: number | null;
                        scope1: number | null;
                        scope1_and_2: number | null;
                        scope2: number | null;
                    };
                    /** @description As reported in that year. */
                    name: string;
                }[];
                provenance: components["schemas"]["Provenance"];
                reporting_year: string | null;
                title: string | null;
            };
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            };
        };
        Session: {
            /** Format: date-time */
            expires_at: string;
            key_id: string | null;
            member: {
                id: string;
                name: string;
            } | null;
            session_id: string;
            tenant: {
                id: string;
                name: string;
            };
        };
        SessionEntry: {
            /** @example Firefox on Windows */
            browser: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ends at the latest.
             */
            ends_at: string;
            /**
             * @description How it was opened.
             * @example passkey
             */
            how: string;
            id: string;
            /** @description Whether this request came with it. */
            is_current: boolean;
            key_id: string | null;
            /**
             * Format: date-time
             * @description Last use, to about a minute.
             */
            last_seen_at: string;
            member: {
                id: string;
                name: string;
            } | null;
            /**
             * @description The network that it was opened from, not the address.
             * @example 203.0.113.0/24
             */
            network: string;
        };
        SessionPage: {
            data: components["schemas"]["SessionEntry"][];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        /**
         * @example {
         *       "token": "GxGzxyXNT1n8Z9k3lq5y0bCqOe6cTQ6wq0m1bXo2b3A"
         *     }
         */
        SignInLink: {
            /** @description What stands behind `#token=` in the link. */
            token: string;
        };
        SignInWays: {
            passkeys: {
                available: boolean;
                /** @description Why passkeys cannot be used at the address that was asked; null when they can. */
                reason: string | null;
            };
            /** @description The OpenID provider of this installation; null: there is none. */
            provider: {
                /** @description For the button. */
                name: string;
            } | null;
        };
        SignedIn: {
            /**
             * Format: date-time
             * @description When the session ends at the latest.
             */
            expires_at: string;
            member_id: string;
            /** @description Path of this service to go to now. */
            return_to: string;
            tenant_id: string;
        };
        /** @description Observed climate at one site, against 1981-2010. */
        SiteClimateBlock: {
            /** @description Null never means zero: this says what it means. */
            availability: {
                detail: string | null;
                expected_on: string | null;
                reason_code: string | null;
                /**
                 * @description Whether there is a value; if not, why.
                 * @enum {unknown}
                 */
                status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
            };
            /** @enum {unknown} */
            basis: "reported" | "derived" | "estimated" | "screening" | "tenant_declared";
            /** @description SHA-256 over the inputs and the method of this block alone. */
            block_hash: string;
            data_quality: {
                flags: string[];
                /** @description 1 as published for this company, 5 industry averages. */
                score: number;
            };
            indicators?: {
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                indicator: string;
                series: {
                    distance_km: number;
                    elevation_m?: number | null;
                    id: string;
                    /** @enum {unknown} */
                    kind: "grid_cell" | "station" | "grid_point";
                    lat: number;
                    lon: number;
                    /** @description The place’s own cell is sea; this is the nearest land cell. */
                    moved_to_land: boolean;
                    name: string;
                    source: string;
                } | null;
                summary: {
                    baseline: {
                        first_year: number;
                        last_year: number;
                        mean: number;
                        n: number;
                        standard_deviation: number;
                    };
                    change: number;
                    complete_years: number;
                    indicator: string;
                    latest: {
                        is_record_high: boolean;
                        percent_of_baseline: number | null;
                        percentile: number;
                        value: number;
                        year: number;
                    };
                    percent_of_baseline: number | null;
                    recent: {
                        mean: number;
                        years: number[];
                    };
                    unit: string;
                } | null;
            }[];
            method: {
                id: string;
                url: string;
                version: string;
            };
            place?: {
                id: string;
                lat: number;
                lon: number;
                quality: string;
            };
            /** @description With `explain=true`. */
            trace?: {
                distance_to_next_band: number | null;
                inputs: {
                    [key: string]: number | string | boolean | null;
                };
                next_band: string | null;
                /** @description How input and threshold were compared. */
                operator: string;
                result: string;
                rule: string;
                threshold: number | string | null;
            }[];
        };
        SiteClimateProfiles: {
            data: {
                abn: string;
                declared_sites: {
                    body_sha256: string;
                    etag: string;
                    version: number;
                } | null;
                evidence_hash: string;
                name: string;
                provenance: components["schemas"]["Provenance"];
                sites: {
                    address_match: {
                        /** @description Null never means zero: this says what it means. */
                        availability: {
                            detail: string | null;
                            expected_on: string | null;
                            reason_code: string | null;
                            /**
                             * @description Whether there is a value; if not, why.
                             * @enum {unknown}
                             */
                            status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                        };
                        /** @description Best first. */
                        candidates: {
                            address_detail_pid: string | null;
                            label: string;
                            lat: number | null;
                            lon: number | null;
                            /** @enum {unknown} */
                            precision: "address" | "building" | "nearby_number" | "street" | "locality";
                            score: number;
                        }[];
                        /** @enum {unknown} */
                        status: "matched" | "ambiguous" | "uncertain" | "not_found" | "not_assessed";
                    } | null;
                    /** @description Year of the table, or when the tenant declared it. */
                    as_at: string;
                    climate_context: components["schemas"]["SiteClimateBlock"];
                    covered_emissions_t: number | null;
                    grid: string | null;
                    grid_region: {
                        /** @description Null never means zero: this says what it means. */
                        availability: {
                            detail: string | null;
                            expected_on: string | null;
                            reason_code: string | null;
                            /**
                             * @description Whether there is a value; if not, why.
                             * @enum {unknown}
                             */
                            status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                        };
                        factor_region: string | null;
                        grid_region: string | null;
                        note: string | null;
                        precision: string | null;
                        /** @description What decided: `postcode` or `state` of the address; `facilities` where the address is not known and all public facilities are in one state; or `none`. */
                        rule: string;
                        state: string | null;
                    };
                    id: string;
                    /** @description How the site was linked to the company. */
                    link: string;
                    location: {
                        /** @description Null never means zero: this says what it means. */
                        availability: {
                            detail: string | null;
                            expected_on: string | null;
                            reason_code: string | null;
                            /**
                             * @description Whether there is a value; if not, why.
                             * @enum {unknown}
                             */
                            status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                        };
                        lat: number | null;
                        lon: number | null;
                        matched_name: string | null;
                        precision: string | null;
                        /** @enum {unknown} */
                        quality: "exact" | "approximate" | "not_located";
                        source: string | null;
                    };
                    name: string;
                    /** @enum {unknown} */
                    origin: "safeguard" | "generation" | "tenant_declared";
                    scope1_t: number | null;
                    state: string | null;
                }[];
            };
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            };
        };
        SiteClimateRisks: {
            data: {
                abn: string;
                declared_sites: {
                    body_sha256: string;
                    etag: string;
                    version: number;
                } | null;
                evidence_hash: string;
                name: string;
                provenance: components["schemas"]["Provenance"];
                rollup: components["schemas"]["SiteRollupBlock"];
                sites: {
                    address_match: {
                        /** @description Null never means zero: this says what it means. */
                        availability: {
                            detail: string | null;
                            expected_on: string | null;
                            reason_code: string | null;
                            /**
                             * @description Whether there is a value; if not, why.
                             * @enum {unknown}
                             */
                            status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                        };
                        /** @description Best first. */
                        candidates: {
                            address_detail_pid: string | null;
                            label: string;
                            lat: number | null;
                            lon: number | null;
                            /** @enum {unknown} */
                            precision: "address" | "building" | "nearby_number" | "street" | "locality";
                            score: number;
                        }[];
                        /** @enum {unknown} */
                        status: "matched" | "ambiguous" | "uncertain" | "not_found" | "not_assessed";
                    } | null;
                    /** @description Year of the table, or when the tenant declared it. */
                    as_at: string;
                    covered_emissions_t: number | null;
                    grid: string | null;
                    id: string;
                    /** @description How the site was linked to the company. */
                    link: string;
                    location: {
                        /** @description Null never means zero: this says what it means. */
                        availability: {
                            detail: string | null;
                            expected_on: string | null;
                            reason_code: string | null;
                            /**
                             * @description Whether there is a value; if not, why.
                             * @enum {unknown}
                             */
                            status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                        };
                        lat: number | null;
                        lon: number | null;
                        matched_name: string | null;
                        precision: string | null;
                        /** @enum {unknown} */
                        quality: "exact" | "approximate" | "not_located";
                        source: string | null;
                    };
                    name: string;
                    /** @enum {unknown} */
                    origin: "safeguard" | "generation" | "tenant_declared";
                    physical_risk: components["schemas"]["PhysicalRiskBlock"];
                    scope1_t: number | null;
                    state: string | null;
                }[];
            };
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            };
        };
        /** @description All located sites counted; head offices are kept apart. */
        SiteRollupBlock: {
            /** @description Null never means zero: this says what it means. */
            availability: {
                detail: string | null;
                expected_on: string | null;
                reason_code: string | null;
                /**
                 * @description Whether there is a value; if not, why.
                 * @enum {unknown}
                 */
                status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
            };
            /** @enum {unknown} */
            basis: "reported" | "derived" | "estimated" | "screening" | "tenant_declared";
            /** @description SHA-256 over the inputs and the method of this block alone. */
            block_hash: string;
            by_band?: {
                /** @enum {unknown} */
                band: "low" | "moderate" | "high" | "very_high" | "extreme";
                covered_emissions_t: number | null;
                scope1_t: number | null;
                sites: number;
            }[];
            data_quality: {
                flags: string[];
                /** @description 1 as published for this company, 5 industry averages. */
                score: number;
            };
            head_office?: {
                band: ("low" | "moderate" | "high" | "very_high" | "extreme") | null;
                id: string;
            }[];
            method: {
                id: string;
                url: string;
                version: string;
            };
            not_assessed?: {
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                id: string;
            }[];
            rule?: string;
            sites_assessed?: number;
            sites_without_emissions?: number;
            /** @description With `explain=true`. */
            trace?: {
                distance_to_next_band: number | null;
                inputs: {
                    [key: string]: number | string | boolean | null;
                };
                next_band: string | null;
                /** @description How input and threshold were compared. */
                operator: string;
                result: string;
                rule: string;
                threshold: number | string | null;
            }[];
            /** @enum {unknown} */
            worst?: "low" | "moderate" | "high" | "very_high" | "extreme";
            worst_sites?: string[];
        };
        SitesHistory: {
            data: {
                abn: string;
                authored_at: string;
                /** @description Who wrote it: `member:<id>`, `key:<id>` and the like. */
                authored_by: string;
                authored_by_name: string | null;
                /** @description SHA-256 of the canonical JSON of the content. */
                body_sha256: string;
                /** @description Name and head office of the company itself, where no register at hand tells of it. Used in your own answers alone, last of all, and marked `declared_by_tenant`. */
                company?: {
                    /** @description Of the head office. */
                    address?: string;
                    name: string;
                    postcode?: string;
                    /** @enum {unknown} */
                    state?: "NSW" | "ACT" | "VIC" | "QLD" | "SA" | "WA" | "TAS" | "NT";
                };
                deletion_reason: string | null;
                /** @description Send it in quotes as If-Match to change this version. */
                etag: string;
                field_changes: {
                    after?: unknown;
                    before?: unknown;
                    /** @enum {unknown} */
                    change: "added" | "removed" | "changed";
                    /** @description Like a JSON pointer; named items of a list by their name: `/targets/id=T1/owner`. */
                    pointer: string;
                }[] | null;
                kind: string;
                period: {
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                } | null;
                /** @description The day until which this version is kept, deleted or not. */
                retain_until: string;
                /** @description The whole list: what is not in it is gone. */
                sites?: {
                    /** @description What is done there, in your words. */
                    activity?: string;
                    address?: string;
                    /** @description WGS 84 or GDA2020, degrees. */
                    latitude?: number;
                    longitude?: number;
                    name: string;
                    postcode?: string;
                    /** @description Your own id of the site. */
                    site_id: string;
                    /** @enum {unknown} */
                    state?: "NSW" | "ACT" | "VIC" | "QLD" | "SA" | "WA" | "TAS" | "NT";
                }[];
                supersedes: number | null;
                version: number;
            }[];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        SitesRecord: {
            data: {
                abn: string;
                authored_at: string;
                /** @description Who wrote it: `member:<id>`, `key:<id>` and the like. */
                authored_by: string;
                /** @description SHA-256 of the canonical JSON of the content. */
                body_sha256: string;
                /** @description Name and head office of the company itself, where no register at hand tells of it. Used in your own answers alone, last of all, and marked `declared_by_tenant`. */
                company?: {
                    /** @description Of the head office. */
                    address?: string;
                    name: string;
                    postcode?: string;
                    /** @enum {unknown} */
                    state?: "NSW" | "ACT" | "VIC" | "QLD" | "SA" | "WA" | "TAS" | "NT";
                };
                /** @description Send it in quotes as If-Match to change this version. */
                etag: string;
                kind: string;
                period: {
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                } | null;
                /** @description The day until which this version is kept, deleted or not. */
                retain_until: string;
                /** @description The whole list: what is not in it is gone. */
                sites: {
                    /** @description What is done there, in your words. */
                    activity?: string;
                    address?: string;
                    /** @description WGS 84 or GDA2020, degrees. */
                    latitude?: number;
                    longitude?: number;
                    name: string;
                    postcode?: string;
                    /** @description Your own id of the site. */
                    site_id: string;
                    /** @enum {unknown} */
                    state?: "NSW" | "ACT" | "VIC" | "QLD" | "SA" | "WA" | "TAS" | "NT";
                }[];
                supersedes: number | null;
                version: number;
            };
            meta: {
                authored_by_name: string | null;
                warnings: {
                    code: string;
                    message: string;
                    pointer: string;
                }[];
            };
        };
        SnapshotDiff: {
            data: {
                changes: {
                    added: number;
                    after: string | null;
                    before: string | null;
                    changed: number;
                    dataset: string;
                    removed: number;
                    /** @description Rows that differ, at most as many as `rows` asks for. */
                    rows: {
                        /** @enum {unknown} */
                        change: "added" | "removed" | "changed";
                        fields: {
                            [key: string]: {
                                after: unknown;
                                before: unknown;
                            };
                        };
                        key: {
                            [key: string]: unknown;
                        };
                    }[];
                    slot: string;
                    source: string;
                }[];
                from: {
                    /** @description The day this set of releases came into force. */
                    as_of: string;
                    in_force_from: string | null;
                    releases: number;
                    snapshot: string;
                };
                to: {
                    /** @description The day this set of releases came into force. */
                    as_of: string;
                    in_force_from: string | null;
                    releases: number;
                    snapshot: string;
                };
            };
        };
        SnapshotImpact: {
            data: {
                /** @description The newest of each period, about companies that moved, made from other data. */
                bundles: {
                    abn: string;
                    artifact_id: string;
                    /** @description Above the materiality; changes that have no percentage always count. */
                    is_material: boolean;
                    period_end: string;
                    period_start: string;
                    /** @description Data that it was made from. */
                    snapshot: string;
                }[];
                /** @description Those that moved, material ones first. */
                companies: {
                    abn: string;
                    changes: {
                        from: {
                            [key: string]: unknown;
                        } | null;
                        /** @description Above the materiality; changes that have no percentage always count. */
                        is_material: boolean;
                        percent: number | null;
                        summary: string;
                        to: {
                            [key: string]: unknown;
                        } | null;
                        /** @enum {unknown} */
                        type: "company.emissions_updated" | "company.restated" | "company.risk_band_changed" | "company.readiness_changed" | "safeguard.position_changed" | "target.off_track" | "evidence.conflict_found" | "grid.series_stale" | "dataset.released" | "factor_edition.published" | "framework.version_published" | "disclosure_run.succeeded" | "disclosure_run.failed" | "quota.threshold_reached" | "api_key.expiring" | "members.notified" | "webhook.test" | "review.submitted" | "review.changes_asked" | "review.reviewed" | "review.approved" | "review.locked" | "review.unlocked" | "review.reopened" | "comment.mentioned" | "audit_sheet.queried";
                    }[];
                    /** @description Above the materiality; changes that have no percentage always count. */
                    is_material: boolean;
                    name: string | null;
                }[];
                /** @description Whose figures may differ, by the rows that changed. */
                compared: number;
                from: {
                    as_of: string;
                    id: string;
                };
                /** @description Whose figures may differ too, beyond the 2,000 that one answer compares. */
                left_out: number;
                materiality_percent: number;
                /** @description Draft of a restatement note, Markdown. */
                note: string;
                targets: {
                    abn: string;
                    actual: {
                        from: number | null;
                        to: number | null;
                    };
                    /** @description Above the materiality; changes that have no percentage always count. */
                    is_material: boolean;
                    percent: number | null;
                    status: {
                        from: string | null;
                        to: string | null;
                    };
                    target_id: string;
                }[];
                to: {
                    as_of: string;
                    id: string;
                };
                /** @description Companies that the tenant watches. */
                watched: number;
            };
            meta: Record<string, never>;
        };
        SnapshotPage: {
            data: {
                /** @description The day this set of releases came into force. */
                as_of: string;
                in_force_from: string | null;
                releases: number;
                snapshot: string;
            }[];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        StatisticalSeriesPage: {
            data: {
                abs_series_id: string | null;
                /** @description 10 original, 20 seasonally adjusted, 30 trend. */
                adjustment: string;
                base_period: string | null;
                /** @constant */
                basis: "reported";
                dataflow: string;
                dataflow_version: string | null;
                /** @enum {unknown} */
                frequency: "Q" | "M";
                index: {
                    code: string;
                    name: string | null;
                };
                /** @description SDMX key: measure, index, adjustment, region, frequency. */
                key: string;
                measure: {
                    code: string;
                    name: string;
                };
                observations: {
                    /** @description Cell or observation in the publisher’s file. */
                    ref: string;
                    status: string | null;
                    /** @example 2024-Q2 */
                    time_period: string;
                    value: number | null;
                    value_text: string | null;
                }[];
                region: {
                    code: string;
                    name: string;
                };
                release: string;
                /** @example ABS:CPI/1.10001.10.50.Q/2011-12=100 */
                series_id: string;
                unit: string;
            }[];
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            } & {
                method: {
                    id: string;
                    url: string;
                    version: string;
                };
                provenance: {
                    accepted?: components["schemas"]["AcceptedRelease"];
                    dataset: string;
                    /** @description Absent when nothing in the file was in doubt. */
                    decisions?: components["schemas"]["OperatorDecision"][];
                    edition: string;
                    /** @description Whether the hash is of the publisher’s bytes or of a transcribed copy. */
                    file_basis: string;
                    file_name: string;
                    file_sha256: string;
                    landing_page: string;
                    observed_from: string | null;
                    observed_to: string | null;
                    /** @description How the day of publication is known. */
                    published_basis: string;
                    published_on: string;
                    publisher: string;
                    release: string;
                    retrieved_on: string;
                    title: string;
                }[];
                total: number;
            };
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
            rereference_links: {
                factor_high: number | null;
                factor_low: number | null;
                from_base: string;
                from_series: string;
                key: string;
                shared_periods: {
                    from_text: string;
                    ratio: number;
                    time_period: string;
                    to_text: string;
                }[];
                to_base: string;
                to_series: string;
            }[];
        };
        /**
         * @example {
         *       "move": "submit",
         *       "reason": "The figure of site 3 is missing."
         *     }
         */
        SubmitForReview: {
            /** @enum {unknown} */
            move: "submit" | "reopen";
            /** @description Why, in words. Some moves need it. */
            reason?: string;
            /** @description What to move; everything that can be, unless given. All of it is moved, or nothing. */
            subjects?: string[];
        };
        TargetProgress: {
            data: {
                abn: string;
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                consolidation_approach: string | null;
                evidence_hash: string;
                method: {
                    id: string;
                    url: string;
                    version: string;
                };
                name: string | null;
                period: {
                    /** @enum {unknown} */
                    basis: "asked_for" | "newest_record" | "latest_july_june_year";
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
                     * Format: date
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    start: string;
                };
                provenance: components["schemas"]["Provenance"];
                record: {
                    sha256: string;
                    version: number;
                } | null;
                targets: {
                    /** @enum {unknown} */
                    actuals_source: "tenant" | "registry";
                    base: {
                        value: number;
                        year: number;
                    };
                    /** @enum {unknown} */
                    basis: "gross" | "net";
                    milestones: {
                        value: number;
                        year: number;
                    }[];
                    name: string;
                    /** @description Why nothing can be said; empty unless `indeterminate`. */
                    reasons: {
                        detail: string;
                        reason_code: string;
                    }[];
                    scopes: string[];
                    /** @description Every year from base to target, for a chart; `actual` is null where there is none. */
                    series: {
                        actual: number | null;
                        expected: number;
                        year: number;
                    }[];
                    /** @enum {unknown} */
                    status: "ahead" | "on_track" | "behind" | "achieved" | "missed" | "indeterminate";
                    target: {
                        value: number;
                        year: number;
                    };
                    target_id: string;
                    /** @enum {unknown} */
                    type: "absolute" | "intensity";
                    unit: string;
                    years: {
                        actual: number;
                        elapsed_percent: number;
                        /** @description On the straight line over the milestones. */
                        expected: number;
                        progress_percent: number | null;
                        required_change_per_year: number | null;
                        required_percent_per_year: number | null;
                        /** @enum {unknown} */
                        status: "ahead" | "on_track" | "behind" | "achieved" | "missed";
                        /** @description The calendar year in which the period ends. */
                        year: number;
                    }[];
                }[];
            };
            meta: {
                /** @description The day that snapshot came into force. */
                as_of: string;
                /** @description SHA-256 over the canonical JSON of all inputs and methods. */
                evidence_hash: string;
                licences: {
                    /** @description The sentence that the licence asks for. */
                    attribution: string;
                    dataset: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
                warnings: {
                    code: string;
                    message: string;
                }[];
            };
        };
        /**
         * @example {
         *       "text": "Mended in version 4."
         *     }
         */
        ThreadChange: {
            text?: string;
        };
        /** @description Four components; the second-highest decides. */
        TransitionRiskBlock: {
            /** @description Null never means zero: this says what it means. */
            availability: {
                detail: string | null;
                expected_on: string | null;
                reason_code: string | null;
                /**
                 * @description Whether there is a value; if not, why.
                 * @enum {unknown}
                 */
                status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
            };
            /** @enum {unknown} */
            band?: "low" | "moderate" | "high" | "very_high" | "extreme";
            /** @enum {unknown} */
            basis: "reported" | "derived" | "estimated" | "screening" | "tenant_declared";
            /** @description SHA-256 over the inputs and the method of this block alone. */
            block_hash: string;
            components?: {
                band: ("low" | "moderate" | "high" | "very_high" | "extreme") | null;
                component: string;
                measured: {
                    lower: number | null;
                    lower_inclusive: boolean;
                    measure: string;
                    upper: number | null;
                    upper_inclusive: boolean;
                    value: number;
                } | null;
                missing_reason: string | null;
            }[];
            data_quality: {
                flags: string[];
                /** @description 1 as published for this company, 5 industry averages. */
                score: number;
            };
            method: {
                id: string;
                url: string;
                version: string;
            };
            missing?: string[];
            /** @enum {unknown} */
            second_highest?: "low" | "moderate" | "high" | "very_high" | "extreme";
            /** @description With `explain=true`. */
            trace?: {
                distance_to_next_band: number | null;
                inputs: {
                    [key: string]: number | string | boolean | null;
                };
                next_band: string | null;
                /** @description How input and threshold were compared. */
                operator: string;
                result: string;
                rule: string;
                threshold: number | string | null;
            }[];
        };
        UnreadNotifications: {
            data: {
                unread: number;
            };
        };
        UpdateFile: {
            /** Format: date-time */
            checked_at: string;
            desk_file: string | null;
            /** @description Whether its bytes wait here for a decision; also when the newest look at the address failed. */
            is_waiting: boolean;
            /** @description What the outcome rests on, in words. */
            messages: string[];
            /** @example CO2EII_SUMMARY_RESULTS.CSV */
            name: string;
            /**
             * @description `waiting`: for a decision; `left`: decided not to load; `received`: an update was killed before it judged the file.
             * @enum {unknown}
             */
            outcome: "received" | "current" | "loaded" | "waiting" | "left" | "failed";
            sha256: string | null;
            /** @example aemo-cdeii */
            source: string;
            /** @description Address that its bytes came from; a path where a mirror directory is used. */
            url: string;
        };
        UpdateRun: {
            ended_at: string | null;
            is_running: boolean;
            /** Format: date-time */
            started_at: string;
            /**
             * @description `schedule`: by `SOUTHERLY_UPDATE`.
             * @enum {unknown}
             */
            started_by: "command" | "schedule";
        };
        Usage: {
            data: {
                /** Format: date */
                day: string;
                /** @description Items counted against the monthly quota. */
                items: number;
                operation: string;
                /** @description Requests answered. */
                requests: number;
            }[];
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            total: {
                /** @description Items counted against the monthly quota. */
                items: number;
                /** @description Requests answered. */
                requests: number;
            };
        };
        WaitingFileAnswer: {
            data: components["schemas"]["UpdateFile"];
        };
        WaitingFileOpening: {
            /** @example CO2EII_SUMMARY_RESULTS.CSV */
            name: string;
            /** @description Of the bytes that you mean: an update may have got others since. */
            sha256: string;
            /** @example aemo-cdeii */
            source: string;
        };
        WaitingFileSetAside: {
            /** @example CO2EII_SUMMARY_RESULTS.CSV */
            name: string;
            /** @description Why it is not loaded; kept with the file. */
            reason: string;
            /** @description Of the bytes that you mean: an update may have got others since. */
            sha256: string;
            /** @example aemo-cdeii */
            source: string;
        };
        WaitingWork: {
            company: {
                /**
                 * @description Australian Business Number: eleven digits, spaces allowed.
                 * @example 74115061375
                 */
                abn: string;
                name: string | null;
            };
            /** @description How many records, statements, contradictions or gates. */
            count: number;
            due_on: string | null;
            /** @enum {unknown} */
            kind: "to_review" | "to_approve" | "changes_asked" | "mention" | "answered" | "auditor_query" | "contradictions" | "gates" | "deadline";
            /** @description Address in the web app where it is done, without the host. */
            page: string;
            /**
             * @description First and last day joined by a slash; empty for what is about all periods.
             * @example 2025-07-01/2026-06-30
             */
            period: string;
            since: string | null;
            /** @description The first 20 of them. */
            subjects: string[];
            thread: string | null;
            /** @description What waits, in words. */
            title: string;
        };
        Watchlist: {
            data: {
                authored_at: string;
                /** @description Who wrote this version, such as `key:<id>`. */
                authored_by: string;
                /** @description In order of ABN, each once. */
                companies: string[];
                company_count: number;
                /** @description Send it in quotes as If-Match to change this version. */
                etag: string;
                /** @description Types that are told; empty: all. */
                events: ("company.emissions_updated" | "company.restated" | "company.risk_band_changed" | "company.readiness_changed" | "safeguard.position_changed" | "target.off_track" | "evidence.conflict_found" | "grid.series_stale" | "dataset.released" | "factor_edition.published" | "framework.version_published")[];
                id: string;
                /** @description Name for people. */
                name: string;
                thresholds: {
                    /** @description grid.series_stale: the series ends more than so many days ago; 35 unless given. */
                    grid_stale_days: number;
                    /** @description company.restated: more than so many per cent of the figure before, in any restated year; 0 unless given. */
                    restated_percent: number;
                    /**
                     * @description company.risk_band_changed: every change, or only to a worse band; any unless given.
                     * @enum {unknown}
                     */
                    risk_band: "any" | "up";
                };
                version: number;
            };
            meta: Record<string, never>;
        };
        /**
         * @example {
         *       "companies": [
         *         "74115061375"
         *       ],
         *       "events": [
         *         "company.restated",
         *         "company.risk_band_changed"
         *       ],
         *       "name": "Lending book",
         *       "thresholds": {
         *         "restated_percent": 2,
         *         "risk_band": "up"
         *       }
         *     }
         */
        WatchlistBody: {
            /** @description Companies to watch, by ABN. None: only datasets, frameworks and the grid are watched. */
            companies: string[];
            /** @description Types to be told of; all unless given. */
            events?: ("company.emissions_updated" | "company.restated" | "company.risk_band_changed" | "company.readiness_changed" | "safeguard.position_changed" | "target.off_track" | "evidence.conflict_found" | "grid.series_stale" | "dataset.released" | "factor_edition.published" | "framework.version_published")[];
            /** @description Name for people. */
            name: string;
            /** @description How much must change before it is told. */
            thresholds?: {
                /** @description grid.series_stale: the series ends more than so many days ago; 35 unless given. */
                grid_stale_days?: number;
                /** @description company.restated: more than so many per cent of the figure before, in any restated year; 0 unless given. */
                restated_percent?: number;
                /**
                 * @description company.risk_band_changed: every change, or only to a worse band; any unless given.
                 * @enum {unknown}
                 */
                risk_band?: "any" | "up";
            };
        };
        WatchlistPage: {
            data: {
                authored_at: string;
                /** @description Who wrote this version, such as `key:<id>`. */
                authored_by: string;
                company_count: number;
                /** @description Send it in quotes as If-Match to change this version. */
                etag: string;
                /** @description Types that are told; empty: all. */
                events: ("company.emissions_updated" | "company.restated" | "company.risk_band_changed" | "company.readiness_changed" | "safeguard.position_changed" | "target.off_track" | "evidence.conflict_found" | "grid.series_stale" | "dataset.released" | "factor_edition.published" | "framework.version_published")[];
                id: string;
                /** @description Name for people. */
                name: string;
                thresholds: {
                    /** @description grid.series_stale: the series ends more than so many days ago; 35 unless given. */
                    grid_stale_days: number;
                    /** @description company.restated: more than so many per cent of the figure before, in any restated year; 0 unless given. */
                    restated_percent: number;
                    /**
                     * @description company.risk_band_changed: every change, or only to a worse band; any unless given.
                     * @enum {unknown}
                     */
                    risk_band: "any" | "up";
                };
                version: number;
            }[];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        /** @description How wet the catchment cell is against its own past. */
        WaterStressBlock: {
            /** @description Null never means zero: this says what it means. */
            availability: {
                detail: string | null;
                expected_on: string | null;
                reason_code: string | null;
                /**
                 * @description Whether there is a value; if not, why.
                 * @enum {unknown}
                 */
                status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
            };
            /** @enum {unknown} */
            basis: "reported" | "derived" | "estimated" | "screening" | "tenant_declared";
            /** @description SHA-256 over the inputs and the method of this block alone. */
            block_hash: string;
            cell?: {
                distance_km: number;
                lat: number;
                lon: number;
                moved_to_land: boolean;
                source: string;
            };
            data_quality: {
                flags: string[];
                /** @description 1 as published for this company, 5 industry averages. */
                score: number;
            };
            figures?: {
                /** @description Null never means zero: this says what it means. */
                availability: {
                    detail: string | null;
                    expected_on: string | null;
                    reason_code: string | null;
                    /**
                     * @description Whether there is a value; if not, why.
                     * @enum {unknown}
                     */
                    status: "available" | "not_published" | "below_threshold" | "suppressed" | "not_applicable" | "not_assessed" | "no_match" | "stale";
                };
                category: string | null;
                first_month: string | null;
                last_month: string | null;
                percentile: number | null;
                score: number | null;
                variable: string;
            }[];
            method: {
                id: string;
                url: string;
                version: string;
            };
            statement?: string;
            /** @description With `explain=true`. */
            trace?: {
                distance_to_next_band: number | null;
                inputs: {
                    [key: string]: number | string | boolean | null;
                };
                next_band: string | null;
                /** @description How input and threshold were compared. */
                operator: string;
                result: string;
                rule: string;
                threshold: number | string | null;
            }[];
        };
        Webhook: {
            created_at: string;
            created_by: string;
            /** @description For people. */
            description: string;
            disabled_reason: string | null;
            /** @description Send it in quotes as If-Match to change this version. */
            etag: string;
            /** @description Types that are sent; empty: all. */
            event_types: ("company.emissions_updated" | "company.restated" | "company.risk_band_changed" | "company.readiness_changed" | "safeguard.position_changed" | "target.off_track" | "evidence.conflict_found" | "grid.series_stale" | "dataset.released" | "factor_edition.published" | "framework.version_published" | "disclosure_run.succeeded" | "disclosure_run.failed" | "quota.threshold_reached" | "api_key.expiring" | "members.notified" | "webhook.test" | "review.submitted" | "review.changes_asked" | "review.reviewed" | "review.approved" | "review.locked" | "review.unlocked" | "review.reopened" | "comment.mentioned" | "audit_sheet.queried")[];
            id: string;
            previous_secret_until: string | null;
            /** @enum {unknown} */
            state: "active" | "disabled";
            /**
             * @description Where events are posted to: https, on the internet.
             * @example https://example.com/hooks/southerly
             */
            url: string;
            version: number;
            /** @description Only events of these watchlists; empty: all events. */
            watchlists: string[];
        };
        WebhookDelivery: {
            attempt_count: number;
            attempts: {
                attempt: number;
                attempted_at: string;
                error: string | null;
                milliseconds: number;
                status: number | null;
            }[];
            ended_at: string | null;
            /**
             * @description Id of an event.
             * @example evt_000000000042
             */
            event_id: string;
            next_attempt_at: string | null;
            sequence: number;
            /** @enum {unknown} */
            state: "pending" | "delivered" | "failed";
            /** @enum {unknown} */
            type: "company.emissions_updated" | "company.restated" | "company.risk_band_changed" | "company.readiness_changed" | "safeguard.position_changed" | "target.off_track" | "evidence.conflict_found" | "grid.series_stale" | "dataset.released" | "factor_edition.published" | "framework.version_published" | "disclosure_run.succeeded" | "disclosure_run.failed" | "quota.threshold_reached" | "api_key.expiring" | "members.notified" | "webhook.test" | "review.submitted" | "review.changes_asked" | "review.reviewed" | "review.approved" | "review.locked" | "review.unlocked" | "review.reopened" | "comment.mentioned" | "audit_sheet.queried";
        };
        WebhookDeliveryPage: {
            data: {
                attempt_count: number;
                ended_at: string | null;
                /**
                 * @description Id of an event.
                 * @example evt_000000000042
                 */
                event_id: string;
                next_attempt_at: string | null;
                sequence: number;
                /** @enum {unknown} */
                state: "pending" | "delivered" | "failed";
                /** @enum {unknown} */
                type: "company.emissions_updated" | "company.restated" | "company.risk_band_changed" | "company.readiness_changed" | "safeguard.position_changed" | "target.off_track" | "evidence.conflict_found" | "grid.series_stale" | "dataset.released" | "factor_edition.published" | "framework.version_published" | "disclosure_run.succeeded" | "disclosure_run.failed" | "quota.threshold_reached" | "api_key.expiring" | "members.notified" | "webhook.test" | "review.submitted" | "review.changes_asked" | "review.reviewed" | "review.approved" | "review.locked" | "review.unlocked" | "review.reopened" | "comment.mentioned" | "audit_sheet.queried";
            }[];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        WebhookPage: {
            data: components["schemas"]["Webhook"][];
            /** @description Nothing is said beside the rows. */
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        /**
         * @example {
         *       "state": "active",
         *       "url": "https://example.com/hooks/southerly"
         *     }
         */
        WebhookReplacement: {
            /** @description For people. */
            description?: string;
            /** @description Types to be sent; all unless given. */
            event_types?: ("company.emissions_updated" | "company.restated" | "company.risk_band_changed" | "company.readiness_changed" | "safeguard.position_changed" | "target.off_track" | "evidence.conflict_found" | "grid.series_stale" | "dataset.released" | "factor_edition.published" | "framework.version_published" | "disclosure_run.succeeded" | "disclosure_run.failed" | "quota.threshold_reached" | "api_key.expiring" | "members.notified" | "webhook.test" | "review.submitted" | "review.changes_asked" | "review.reviewed" | "review.approved" | "review.locked" | "review.unlocked" | "review.reopened" | "comment.mentioned" | "audit_sheet.queried")[];
            /** @enum {unknown} */
            state: "active" | "disabled";
            /**
             * @description Where events are posted to: https, on the internet.
             * @example https://example.com/hooks/southerly
             */
            url: string;
            /** @description Only events of these watchlists; all events unless given. */
            watchlists?: string[];
        };
        Work: {
            data: {
                /** @description False: more happened than is shown. */
                all_changes: boolean;
                changes: {
                    /**
                     * Format: date-time
                     * @description When.
                     */
                    at: string;
                    company: {
                        /**
                         * @description Australian Business Number: eleven digits, spaces allowed.
                         * @example 74115061375
                         */
                        abn: string;
                        name: string | null;
                    };
                    /** @description Address in the web app where it is done, without the host. */
                    page: string;
                    /**
                     * @description First and last day joined by a slash; empty for what is about all periods.
                     * @example 2025-07-01/2026-06-30
                     */
                    period: string;
                    /** @description What somebody else did, in words. */
                    sentence: string;
                }[];
                /**
                 * Format: date-time
                 * @description End of your visit before; of the last 14 days at your first.
                 */
                changes_since: string;
                /** @description Periods that are not locked, the nearest day first; at most 100. */
                deadlines: {
                    company: {
                        /**
                         * @description Australian Business Number: eleven digits, spaces allowed.
                         * @example 74115061375
                         */
                        abn: string;
                        name: string | null;
                    };
                    /** @description From the months that the Corporations Act gives this kind of entity. */
                    deadline: {
                        days_left: number | null;
                        /** @description What the day follows from, or why it is not known. */
                        detail: string;
                        due_on: string | null;
                    };
                    /** @description Address in the web app where it is done, without the host. */
                    page: string;
                    /**
                     * @description First and last day joined by a slash; empty for what is about all periods.
                     * @example 2025-07-01/2026-06-30
                     */
                    period: string;
                    /** @enum {unknown} */
                    state: "draft" | "in_review" | "changes_asked" | "reviewed" | "approved" | "locked";
                }[];
                deadlines_total: number;
                /** @description What waits for you, the nearest day to lodge first. */
                waiting: components["schemas"]["WaitingWork"][];
                /** @description How much waits; the first 200 are shown. */
                waiting_total: number;
            };
            meta: {
                /** @description Contradictions and gates of some periods are being looked at again. */
                is_refreshing: boolean;
            };
        };
    };
    responses: {
        /** @description What is wrong and what to do about it (RFC 9457). */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Hash of the bytes served. Send it as If-None-Match to get 304 when nothing changed. */
        ETag: string;
        /** @description Requests left in this minute and seconds until it starts anew. */
        RateLimit: string;
        /** @description Requests allowed in a minute. */
        "RateLimit-Policy": string;
        /** @description SHA-256 over the canonical JSON of all inputs and methods. */
        "X-Evidence-Hash": string;
        /** @description Identifies the request in the log; what the client sent, or a new one. */
        "X-Request-Id": string;
        /** @description The snapshot that the answer was computed from. */
        "X-Snapshot": string;
    };
    pathItems: never;
}
export type AcceptedRelease = components['schemas']['AcceptedRelease'];
export type AddressMatches = components['schemas']['AddressMatches'];
export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyPage = components['schemas']['ApiKeyPage'];
export type ApproveReview = components['schemas']['ApproveReview'];
export type AuditEvent = components['schemas']['AuditEvent'];
export type AuditEventPage = components['schemas']['AuditEventPage'];
export type AuditMarks = components['schemas']['AuditMarks'];
export type AuditSheet = components['schemas']['AuditSheet'];
export type BoundaryEntity = components['schemas']['BoundaryEntity'];
export type BoundaryReconciliation = components['schemas']['BoundaryReconciliation'];
export type ChangedEmissionTargetsRecord = components['schemas']['ChangedEmissionTargetsRecord'];
export type ChangedMarketBasedEvidenceRecord = components['schemas']['ChangedMarketBasedEvidenceRecord'];
export type ChangedOrganisationalBoundaryRecord = components['schemas']['ChangedOrganisationalBoundaryRecord'];
export type ChangedS2StatementsRecord = components['schemas']['ChangedS2StatementsRecord'];
export type ChangedSitesRecord = components['schemas']['ChangedSitesRecord'];
export type ChangedWatchlist = components['schemas']['ChangedWatchlist'];
export type ClimateContextBlock = components['schemas']['ClimateContextBlock'];
export type ClimateProfile = components['schemas']['ClimateProfile'];
export type ClimateProfileBatch = components['schemas']['ClimateProfileBatch'];
export type ClimateRisk = components['schemas']['ClimateRisk'];
export type ClimateRiskBatch = components['schemas']['ClimateRiskBatch'];
export type ClimateSeries = components['schemas']['ClimateSeries'];
export type CommentThread = components['schemas']['CommentThread'];
export type CommentThreadPage = components['schemas']['CommentThreadPage'];
export type CompanyEvidence = components['schemas']['CompanyEvidence'];
export type CompanyPeriod = components['schemas']['CompanyPeriod'];
export type CompanyPeriodPage = components['schemas']['CompanyPeriodPage'];
export type ConfirmedLinkPage = components['schemas']['ConfirmedLinkPage'];
export type Contradiction = components['schemas']['Contradiction'];
export type ContradictionExplanationBody = components['schemas']['ContradictionExplanationBody'];
export type Contradictions = components['schemas']['Contradictions'];
export type DatasetList = components['schemas']['DatasetList'];
export type DecideReview = components['schemas']['DecideReview'];
export type DeletedRecord = components['schemas']['DeletedRecord'];
export type DeletedWatchlist = components['schemas']['DeletedWatchlist'];
export type DeskApplyRequest = components['schemas']['DeskApplyRequest'];
export type DeskChange = components['schemas']['DeskChange'];
export type DeskChangePage = components['schemas']['DeskChangePage'];
export type DeskCheckRequest = components['schemas']['DeskCheckRequest'];
export type DeskFile = components['schemas']['DeskFile'];
export type DeskFilePage = components['schemas']['DeskFilePage'];
export type DeskLinkRequest = components['schemas']['DeskLinkRequest'];
export type DeskLoadRequest = components['schemas']['DeskLoadRequest'];
export type DeskReleasePage = components['schemas']['DeskReleasePage'];
export type DeskUpdatesAnswer = components['schemas']['DeskUpdatesAnswer'];
export type DeskWithdrawal = components['schemas']['DeskWithdrawal'];
export type DisclosureComparison = components['schemas']['DisclosureComparison'];
export type DisclosureMetadata = components['schemas']['DisclosureMetadata'];
export type DisclosureReport = components['schemas']['DisclosureReport'];
export type DisclosureReportPage = components['schemas']['DisclosureReportPage'];
export type DisclosureReportRequest = components['schemas']['DisclosureReportRequest'];
export type DisclosureRun = components['schemas']['DisclosureRun'];
export type DisclosureRunAnswer = components['schemas']['DisclosureRunAnswer'];
export type DisclosureRunPage = components['schemas']['DisclosureRunPage'];
export type DueSource = components['schemas']['DueSource'];
export type EmissionCalculation = components['schemas']['EmissionCalculation'];
export type EmissionFactor = components['schemas']['EmissionFactor'];
export type EmissionFactorAnswer = components['schemas']['EmissionFactorAnswer'];
export type EmissionFactorBatch = components['schemas']['EmissionFactorBatch'];
export type EmissionFactorLint = components['schemas']['EmissionFactorLint'];
export type EmissionFactorPage = components['schemas']['EmissionFactorPage'];
export type EmissionFactorReference = components['schemas']['EmissionFactorReference'];
export type EmissionFactorSearchPage = components['schemas']['EmissionFactorSearchPage'];
export type EmissionTarget = components['schemas']['EmissionTarget'];
export type EmissionTargets = components['schemas']['EmissionTargets'];
export type EmissionTargetsHistory = components['schemas']['EmissionTargetsHistory'];
export type EmissionTargetsRecord = components['schemas']['EmissionTargetsRecord'];
export type EmissionsBlock = components['schemas']['EmissionsBlock'];
export type EmissionsTrendBlock = components['schemas']['EmissionsTrendBlock'];
export type Engagement = components['schemas']['Engagement'];
export type EntityBlock = components['schemas']['EntityBlock'];
export type EntityEmissions = components['schemas']['EntityEmissions'];
export type Event = components['schemas']['Event'];
export type EventPage = components['schemas']['EventPage'];
export type EvidenceDocument = components['schemas']['EvidenceDocument'];
export type EvidenceFile = components['schemas']['EvidenceFile'];
export type EvidenceFileAnswer = components['schemas']['EvidenceFileAnswer'];
export type EvidenceFilePage = components['schemas']['EvidenceFilePage'];
export type EvidenceInput = components['schemas']['EvidenceInput'];
export type ExplainedContradiction = components['schemas']['ExplainedContradiction'];
export type Fault = components['schemas']['Fault'];
export type FilingReadiness = components['schemas']['FilingReadiness'];
export type GridIntensity = components['schemas']['GridIntensity'];
export type GridIntensityBlock = components['schemas']['GridIntensityBlock'];
export type Health = components['schemas']['Health'];
export type InvitationLink = components['schemas']['InvitationLink'];
export type InvitationPage = components['schemas']['InvitationPage'];
export type InvitedMember = components['schemas']['InvitedMember'];
export type IssuedApiKey = components['schemas']['IssuedApiKey'];
export type IssuedWebhook = components['schemas']['IssuedWebhook'];
export type JoinWithPasskey = components['schemas']['JoinWithPasskey'];
export type KeyRotation = components['schemas']['KeyRotation'];
export type Limits = components['schemas']['Limits'];
export type LinkProposals = components['schemas']['LinkProposals'];
export type MarkedSheet = components['schemas']['MarkedSheet'];
export type MarketBasedEvidence = components['schemas']['MarketBasedEvidence'];
export type MarketBasedEvidenceHistory = components['schemas']['MarketBasedEvidenceHistory'];
export type MarketBasedEvidenceRecord = components['schemas']['MarketBasedEvidenceRecord'];
export type MarketBasedScope2 = components['schemas']['MarketBasedScope2'];
export type MarketInstrument = components['schemas']['MarketInstrument'];
export type Me = components['schemas']['Me'];
export type Member = components['schemas']['Member'];
export type MemberChange = components['schemas']['MemberChange'];
export type MemberPage = components['schemas']['MemberPage'];
export type NameCandidates = components['schemas']['NameCandidates'];
export type NewApiKey = components['schemas']['NewApiKey'];
export type NewComment = components['schemas']['NewComment'];
export type NewMember = components['schemas']['NewMember'];
export type NewOwnKey = components['schemas']['NewOwnKey'];
export type NewPasskey = components['schemas']['NewPasskey'];
export type NewWebhook = components['schemas']['NewWebhook'];
export type Notification = components['schemas']['Notification'];
export type NotificationMail = components['schemas']['NotificationMail'];
export type NotificationMailPage = components['schemas']['NotificationMailPage'];
export type NotificationPage = components['schemas']['NotificationPage'];
export type NotificationPreferences = components['schemas']['NotificationPreferences'];
export type NotificationPreferencesBody = components['schemas']['NotificationPreferencesBody'];
export type NotificationsRead = components['schemas']['NotificationsRead'];
export type OperatorDecision = components['schemas']['OperatorDecision'];
export type OrganisationalBoundary = components['schemas']['OrganisationalBoundary'];
export type OrganisationalBoundaryHistory = components['schemas']['OrganisationalBoundaryHistory'];
export type OrganisationalBoundaryRecord = components['schemas']['OrganisationalBoundaryRecord'];
export type OwnAccount = components['schemas']['OwnAccount'];
export type Pack = components['schemas']['Pack'];
export type Passkey = components['schemas']['Passkey'];
export type PasskeyAssertion = components['schemas']['PasskeyAssertion'];
export type PasskeyList = components['schemas']['PasskeyList'];
export type PasskeyOptions = components['schemas']['PasskeyOptions'];
export type PeriodOwner = components['schemas']['PeriodOwner'];
export type PeriodOwnerBody = components['schemas']['PeriodOwnerBody'];
export type PeriodReview = components['schemas']['PeriodReview'];
export type PhysicalRiskBlock = components['schemas']['PhysicalRiskBlock'];
export type PlanList = components['schemas']['PlanList'];
export type PlanName = components['schemas']['PlanName'];
export type Problem = components['schemas']['Problem'];
export type ProfileData = components['schemas']['ProfileData'];
export type Provenance = components['schemas']['Provenance'];
export type ProviderAddress = components['schemas']['ProviderAddress'];
export type ProviderAnswer = components['schemas']['ProviderAnswer'];
export type ProviderSignIn = components['schemas']['ProviderSignIn'];
export type Readiness = components['schemas']['Readiness'];
export type ReadinessChange = components['schemas']['ReadinessChange'];
export type RecordList = components['schemas']['RecordList'];
export type ReferenceContext = components['schemas']['ReferenceContext'];
export type ReleasePage = components['schemas']['ReleasePage'];
export type RenewableProduct = components['schemas']['RenewableProduct'];
export type RenewableProductPage = components['schemas']['RenewableProductPage'];
export type ReportingDuty = components['schemas']['ReportingDuty'];
export type Requirement = components['schemas']['Requirement'];
export type RequirementPage = components['schemas']['RequirementPage'];
export type ResolvedCompany = components['schemas']['ResolvedCompany'];
export type ResolvedEntity = components['schemas']['ResolvedEntity'];
export type RiskData = components['schemas']['RiskData'];
export type Role = components['schemas']['Role'];
export type RoleList = components['schemas']['RoleList'];
export type S2Statement = components['schemas']['S2Statement'];
export type S2Statements = components['schemas']['S2Statements'];
export type S2StatementsHistory = components['schemas']['S2StatementsHistory'];
export type S2StatementsRecord = components['schemas']['S2StatementsRecord'];
export type SafeguardMechanismBlock = components['schemas']['SafeguardMechanismBlock'];
export type ScenarioContextBlock = components['schemas']['ScenarioContextBlock'];
export type Scope = components['schemas']['Scope'];
export type Scope3ScreeningBlock = components['schemas']['Scope3ScreeningBlock'];
export type SecretRotation = components['schemas']['SecretRotation'];
export type SectorBenchmarkBlock = components['schemas']['SectorBenchmarkBlock'];
export type SectorClassificationBlock = components['schemas']['SectorClassificationBlock'];
export type SectorPeers = components['schemas']['SectorPeers'];
export type Session = components['schemas']['Session'];
export type SessionEntry = components['schemas']['SessionEntry'];
export type SessionPage = components['schemas']['SessionPage'];
export type SignInLink = components['schemas']['SignInLink'];
export type SignInWays = components['schemas']['SignInWays'];
export type SignedIn = components['schemas']['SignedIn'];
export type SiteClimateBlock = components['schemas']['SiteClimateBlock'];
export type SiteClimateProfiles = components['schemas']['SiteClimateProfiles'];
export type SiteClimateRisks = components['schemas']['SiteClimateRisks'];
export type SiteRollupBlock = components['schemas']['SiteRollupBlock'];
export type SitesHistory = components['schemas']['SitesHistory'];
export type SitesRecord = components['schemas']['SitesRecord'];
export type SnapshotDiff = components['schemas']['SnapshotDiff'];
export type SnapshotImpact = components['schemas']['SnapshotImpact'];
export type SnapshotPage = components['schemas']['SnapshotPage'];
export type StatisticalSeriesPage = components['schemas']['StatisticalSeriesPage'];
export type SubmitForReview = components['schemas']['SubmitForReview'];
export type TargetProgress = components['schemas']['TargetProgress'];
export type ThreadChange = components['schemas']['ThreadChange'];
export type TransitionRiskBlock = components['schemas']['TransitionRiskBlock'];
export type UnreadNotifications = components['schemas']['UnreadNotifications'];
export type UpdateFile = components['schemas']['UpdateFile'];
export type UpdateRun = components['schemas']['UpdateRun'];
export type Usage = components['schemas']['Usage'];
export type WaitingFileAnswer = components['schemas']['WaitingFileAnswer'];
export type WaitingFileOpening = components['schemas']['WaitingFileOpening'];
export type WaitingFileSetAside = components['schemas']['WaitingFileSetAside'];
export type WaitingWork = components['schemas']['WaitingWork'];
export type Watchlist = components['schemas']['Watchlist'];
export type WatchlistBody = components['schemas']['WatchlistBody'];
export type WatchlistPage = components['schemas']['WatchlistPage'];
export type WaterStressBlock = components['schemas']['WaterStressBlock'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryPage = components['schemas']['WebhookDeliveryPage'];
export type WebhookPage = components['schemas']['WebhookPage'];
export type WebhookReplacement = components['schemas']['WebhookReplacement'];
export type Work = components['schemas']['Work'];
export type ResponseProblem = components['responses']['Problem'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRateLimitPolicy = components['headers']['RateLimit-Policy'];
export type HeaderXEvidenceHash = components['headers']['X-Evidence-Hash'];
export type HeaderXRequestId = components['headers']['X-Request-Id'];
export type HeaderXSnapshot = components['headers']['X-Snapshot'];
export type $defs = Record<string, never>;
export interface operations {
    getSigningKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public keys that bundles of this service are signed with */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Empty until the first bundle is made */
                        keys: {
                            /** @constant */
                            algorithm: "Ed25519";
                            /** @description key_ and 16 digits of the SHA-256 of the public key */
                            id: string;
                            /** @description 32 bytes, base64url */
                            public_key: string;
                            status: "active" | "retired";
                        }[];
                    };
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getErrorPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documentation of an error code */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "text/markdown": string;
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Say that the process runs */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getMethodPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documentation of a method: formula, inputs, worked example, limits */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "text/markdown": string;
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Say whether the service can answer with data */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getBundleSchema: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The JSON Schema of a file of a bundle */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/schema+json": string;
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    matchAddress: {
        parameters: {
            query: {
                /** @description The address in one line. */
                q: string;
                /** @description Candidates to answer at most. */
                limit?: number;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Match an address against the national address file */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressMatches"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    listAuditEvents: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                /** @description Only events of this action, or of all actions before whose point it stands. */
                action?: string;
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn?: string;
                /** @description Only what this actor did: `member:` or `key:` and an id, `operator`, `first_start` or `system`. */
                actor?: string;
                /** @description First UTC day. */
                from?: string;
                /** @description Last UTC day; included. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List what was changed and by whom, newest first */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEventPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    batchClimateProfiles: {
        parameters: {
            query?: {
                /** @description Adds the trace of every rule and every single input. */
                explain?: boolean;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 1 to 50 ABNs. One that stands twice is computed once and shown twice.
                     * @example [
                     *       "74115061375",
                     *       "49004028077"
                     *     ]
                     */
                    abns: string[];
                    /** @description Only these blocks; none given means all. */
                    include?: ("entity" | "emissions" | "sector_classification" | "sector_benchmark" | "emissions_trend" | "transition_risk" | "safeguard_mechanism" | "grid_intensity" | "climate_context" | "scope3_screening" | "water_stress" | "scenario_context")[];
                    /**
                     * @description `continue` (unless given): every ABN has its own error. `abort`: the first error is the answer.
                     * @enum {unknown}
                     */
                    on_error?: "continue" | "abort";
                };
                "text/csv": string;
            };
        };
        responses: {
            /** @description Climate profiles of up to 50 companies */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClimateProfileBatch"];
                    "application/x-ndjson": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    exportPortfolio: {
        parameters: {
            query?: {
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 1 to 1,000 ABNs. One that stands twice has one row.
                     * @example [
                     *       "74115061375",
                     *       "49004028077"
                     *     ]
                     */
                    abns: string[];
                };
                "text/csv": string;
            };
        };
        responses: {
            /** @description A table of up to 1,000 companies as a workbook */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    batchClimateRisks: {
        parameters: {
            query?: {
                /** @description Adds the trace of every rule and every single input. */
                explain?: boolean;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 1 to 50 ABNs. One that stands twice is computed once and shown twice.
                     * @example [
                     *       "74115061375",
                     *       "49004028077"
                     *     ]
                     */
                    abns: string[];
                    /**
                     * @description `continue` (unless given): every ABN has its own error. `abort`: the first error is the answer.
                     * @enum {unknown}
                     */
                    on_error?: "continue" | "abort";
                };
                "text/csv": string;
            };
        };
        responses: {
            /** @description Physical and transition risk of up to 50 companies */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClimateRiskBatch"];
                    "application/x-ndjson": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    getAuditSheet: {
        parameters: {
            query?: {
                /** @description A July-June year (2025-26), a calendar year (2025) or two days joined by a slash; else the newest period that has a record, else the latest July-June year that has ended. The answer says which. */
                period?: string;
                /** @description Adds the trace of every rule and every single input. */
                explain?: boolean;
                format?: "json" | "xlsx";
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The auditor’s sheet of a period: every requirement with its evidence and the auditors’ marks */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditSheet"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["AuditSheet"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    markAuditSheet: {
        parameters: {
            query: {
                /** @description A July-June year (2025-26), a calendar year (2025), or two days joined by a slash. */
                period: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuditMarks"];
            };
        };
        responses: {
            /** @description Mark requirements of the sheet as agreed or queried */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkedSheet"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    getClimateProfile: {
        parameters: {
            query?: {
                /** @description Only these blocks, separated by commas, with the provenance and licences of what they were computed from. */
                include?: ("entity" | "emissions" | "sector_classification" | "sector_benchmark" | "emissions_trend" | "transition_risk" | "safeguard_mechanism" | "grid_intensity" | "climate_context" | "scope3_screening" | "water_stress" | "scenario_context")[];
                /** @description All blocks but these. Excludes `include`. */
                exclude?: ("entity" | "emissions" | "sector_classification" | "sector_benchmark" | "emissions_trend" | "transition_risk" | "safeguard_mechanism" | "grid_intensity" | "climate_context" | "scope3_screening" | "water_stress" | "scenario_context")[];
                /** @description Adds the trace of every rule and every single input. */
                explain?: boolean;
                /** @description Price of a tonne in A$, to see what a Safeguard shortfall would cost: one for all years, or `2025-26:75,2026-27:80`. No price is assumed without it. */
                safeguard_price?: string;
                /** @description Shows the required rate to each of your own declared emission targets beside the trend, marked `tenant_declared`. Needs the scope tenant:read. Hashes stay those of public data. */
                include_targets?: boolean;
                /** @description Uses the name and head office that you declared with the sites of the company, where no register at hand tells of it; marked `declared_by_tenant`. Needs the scope tenant:read. */
                include_declared?: boolean;
                /** @description An earlier snapshot: only blocks that rest on other inputs now are shown. */
                changed_since?: string;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The climate profile of one company */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClimateProfile"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    exportClimateProfile: {
        parameters: {
            query?: {
                format?: "xlsx" | "pdf";
                /** @description Adds the sheets that an assurer works in: every input with its cell, and sign-off. XLSX only. */
                assurance?: boolean;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The climate profile of one company as a workbook or a PDF */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getClimateRisk: {
        parameters: {
            query?: {
                /** @description Adds the trace of every rule and every single input. */
                explain?: boolean;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Physical and transition risk of one company */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClimateRisk"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getClimateSeries: {
        parameters: {
            query?: {
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The climate at a company’s head office, year by year */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClimateSeries"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                /** @description A July-June year (2025-26), a calendar year (2025) or two days joined by a slash; else the newest period that has a record, else the latest July-June year that has ended. The answer says which. */
                period?: string;
                /** @description What it is about: `requirement:<id>`, `metric:<id>` of the report, `record:<kind>`, or `page:<artifact id>/<number>` of a bundle. */
                subject?: string;
                status?: "open" | "resolved";
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Comments on a period in threads, the newest thread first */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentThreadPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    addComment: {
        parameters: {
            query: {
                /** @description A July-June year (2025-26), a calendar year (2025), or two days joined by a slash. */
                period: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewComment"];
            };
        };
        responses: {
            /** @description Comment on something, or answer in a thread */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentThread"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    reopenComment: {
        parameters: {
            query: {
                /** @description A July-June year (2025-26), a calendar year (2025), or two days joined by a slash. */
                period: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThreadChange"];
            };
        };
        responses: {
            /** @description Open a resolved thread of comments again */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentThread"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    resolveComment: {
        parameters: {
            query: {
                /** @description A July-June year (2025-26), a calendar year (2025), or two days joined by a slash. */
                period: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThreadChange"];
            };
        };
        responses: {
            /** @description Resolve a thread of comments */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentThread"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    getContradictions: {
        parameters: {
            query?: {
                /** @description A July-June year (2025-26), a calendar year (2025) or two days joined by a slash; else the newest period that has a record, else the latest July-June year that has ended. The answer says which. */
                period?: string;
                /** @description Adds the trace of every rule and every single input. */
                explain?: boolean;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What speaks against the records of a company */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contradictions"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    explainContradiction: {
        parameters: {
            query?: {
                /** @description A July-June year (2025-26), a calendar year (2025) or two days joined by a slash; else the newest period that has a record, else the latest July-June year that has ended. The answer says which. */
                period?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
                /** @description Id of the contradiction. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContradictionExplanationBody"];
            };
        };
        responses: {
            /** @description Explain a contradiction */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplainedContradiction"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            423: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    getDisclosureDraft: {
        parameters: {
            query?: {
                /** @description A July-June year (2025-26), a calendar year (2025) or two days joined by a slash; else the newest period that has a record, else the latest July-June year that has ended. The answer says which. */
                period?: string;
                format?: "docx" | "pdf";
                /** @description Else the version in force for the period. */
                standard_version?: "2024-09" | "2025-12";
                /** @description True states the election to apply a later version early. */
                early_adoption?: boolean;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The readable disclosure of a company as a Word file or a PDF */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getDisclosureMetadata: {
        parameters: {
            query?: {
                /** @description A July-June year (2025-26), a calendar year (2025) or two days joined by a slash; else the newest period that has a record, else the latest July-June year that has ended. The answer says which. */
                period?: string;
                /** @description Adds the trace of every rule and every single input. */
                explain?: boolean;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All records of a company for a period side by side */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisclosureMetadata"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    requestDisclosureReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own, such as a UUID. The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisclosureReportRequest"];
            };
        };
        responses: {
            /** @description Have an evidence bundle made for a company and period */
            202: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisclosureRunAnswer"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listDisclosureRuns: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every run about a company, newest first */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisclosureRunPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getDisclosureRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far a run is */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisclosureRunAnswer"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    cancelDisclosureRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancel a run */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisclosureRunAnswer"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listDisclosureReports: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                /** @description Bundles of one period only. */
                period?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundles of a company, newest first, each with what it supersedes */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisclosureReportPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    compareDisclosureReports: {
        parameters: {
            query: {
                /** @description Artifact id of the earlier bundle, or `latest`. */
                a: string;
                /** @description Artifact id of the later bundle, or `latest`. */
                b: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Two bundles of a company number by number, each difference with its cause */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisclosureComparison"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    downloadLatestDisclosureReport: {
        parameters: {
            query?: {
                /** @description One file of the bundle instead of the ZIP. */
                file?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Download the newest bundle of a company */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                    "application/octet-stream": string;
                    "application/zip": string;
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            416: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    downloadDisclosureReport: {
        parameters: {
            query?: {
                /** @description One file of the bundle instead of the ZIP. */
                file?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
                artifact_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Download a bundle */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                    "application/octet-stream": string;
                    "application/zip": string;
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            416: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getEmissionTargets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the emission targets of a company */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissionTargetsRecord"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    putEmissionTargets: {
        parameters: {
            query?: {
                /** @description Checks everything and writes nothing. */
                dry_run?: boolean;
            };
            header?: {
                /** @description The `etag` of the version that is changed, in quotes, or `*` for whichever stands. 428 without it when there is one, 412 when it is not the newest or none stands. */
                "If-Match"?: string;
            };
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmissionTargets"];
            };
        };
        responses: {
            /** @description Write the emission targets of a company */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedEmissionTargetsRecord"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            423: components["responses"]["Problem"];
            428: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    deleteEmissionTargets: {
        parameters: {
            query: {
                /** @description Why the record is deleted; kept with the deletion. */
                reason: string;
            };
            header?: {
                /** @description The `etag` of the version that is changed, in quotes, or `*` for whichever stands. 428 without it when there is one, 412 when it is not the newest or none stands. */
                "If-Match"?: string;
            };
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete the emission targets of a company */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            423: components["responses"]["Problem"];
            428: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listEmissionTargetsVersions: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every version of the emission targets of a company, newest first */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissionTargetsHistory"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getTargetProgress: {
        parameters: {
            query?: {
                /** @description A July-June year (2025-26), a calendar year (2025) or two days joined by a slash; else the newest period that has a record, else the latest July-June year that has ended. The answer says which. */
                period?: string;
                /** @description Adds the trace of every rule and every single input. */
                explain?: boolean;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far each emission target is, year by year */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetProgress"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getCompanyEvidence: {
        parameters: {
            query?: {
                /** @description A July-June year (2025-26), a calendar year (2025) or two days joined by a slash; else the newest period that has a record, else the latest July-June year that has ended. The answer says which. */
                period?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which requirement rests on which file, and which file supports nothing */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyEvidence"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    downloadCompanyEvidence: {
        parameters: {
            query?: {
                /** @description A July-June year (2025-26), a calendar year (2025) or two days joined by a slash; else the newest period that has a record, else the latest July-June year that has ended. The answer says which. */
                period?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every held document behind the records of a period, as one ZIP */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                    "application/zip": string;
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getFilingReadiness: {
        parameters: {
            query?: {
                /** @description A July-June year (2025-26), a calendar year (2025) or two days joined by a slash; else the newest period that has a record, else the latest July-June year that has ended. The answer says which. */
                period?: string;
                /** @description Adds the trace of every rule and every single input. */
                explain?: boolean;
                /** @description Else the version in force for the period. */
                standard_version?: "2024-09" | "2025-12";
                /** @description True states the election to apply a later version early. */
                early_adoption?: boolean;
                /** @description Shows the rows of one pillar. */
                pillar?: "governance" | "strategy" | "risk_management" | "metrics_and_targets";
                /** @description Shows one row, by id or slug. */
                requirement?: string;
                /** @description Outweighs the Accept header. */
                format?: "json" | "csv" | "markdown";
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far the evidence for a climate report of a period is, requirement by requirement */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilingReadiness"];
                    "text/csv": components["schemas"]["FilingReadiness"];
                    "text/markdown": components["schemas"]["FilingReadiness"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getReadinessChange: {
        parameters: {
            query?: {
                /** @description A July-June year (2025-26), a calendar year (2025) or two days joined by a slash; else the newest period that has a record, else the latest July-June year that has ended. The answer says which. */
                period?: string;
                /** @description Adds the trace of every rule and every single input. */
                explain?: boolean;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the record that was written last did to the readiness */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadinessChange"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getMarketBasedScope2: {
        parameters: {
            query?: {
                /** @description A July-June year (2025-26), a calendar year (2025) or two days joined by a slash; else the newest period that has a record, else the latest July-June year that has ended. The answer says which. */
                period?: string;
                /** @description Adds the trace of every rule and every single input. */
                explain?: boolean;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Location-based and market-based scope 2 side by side, and how far each claim stands up */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketBasedScope2"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getMarketBasedEvidence: {
        parameters: {
            query?: {
                /** @description A July-June year (2025-26), a calendar year (2025), or two days joined by a slash. */
                period?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the market-based scope 2 evidence of a company for a period */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketBasedEvidenceRecord"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    putMarketBasedEvidence: {
        parameters: {
            query?: {
                /** @description Checks everything and writes nothing. */
                dry_run?: boolean;
            };
            header?: {
                /** @description The `etag` of the version that is changed, in quotes, or `*` for whichever stands. 428 without it when there is one, 412 when it is not the newest or none stands. */
                "If-Match"?: string;
            };
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarketBasedEvidence"];
            };
        };
        responses: {
            /** @description Write the market-based scope 2 evidence of a company for a period */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedMarketBasedEvidenceRecord"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            423: components["responses"]["Problem"];
            428: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    deleteMarketBasedEvidence: {
        parameters: {
            query: {
                /** @description A July-June year (2025-26), a calendar year (2025), or two days joined by a slash. */
                period: string;
                /** @description Why the record is deleted; kept with the deletion. */
                reason: string;
            };
            header?: {
                /** @description The `etag` of the version that is changed, in quotes, or `*` for whichever stands. 428 without it when there is one, 412 when it is not the newest or none stands. */
                "If-Match"?: string;
            };
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete the market-based scope 2 evidence of a company for a period */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            423: components["responses"]["Problem"];
            428: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listMarketBasedEvidenceVersions: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                /** @description A July-June year (2025-26), a calendar year (2025), or two days joined by a slash. */
                period?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every version of the market-based scope 2 evidence of a company for a period, newest first */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketBasedEvidenceHistory"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getOrganisationalBoundary: {
        parameters: {
            query?: {
                /** @description A July-June year (2025-26), a calendar year (2025), or two days joined by a slash. */
                period?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the organisational boundary of a company for a period */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisationalBoundaryRecord"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    putOrganisationalBoundary: {
        parameters: {
            query?: {
                /** @description Checks everything and writes nothing. */
                dry_run?: boolean;
            };
            header?: {
                /** @description The `etag` of the version that is changed, in quotes, or `*` for whichever stands. 428 without it when there is one, 412 when it is not the newest or none stands. */
                "If-Match"?: string;
            };
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganisationalBoundary"];
            };
        };
        responses: {
            /** @description Write the organisational boundary of a company for a period */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedOrganisationalBoundaryRecord"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            423: components["responses"]["Problem"];
            428: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    deleteOrganisationalBoundary: {
        parameters: {
            query: {
                /** @description A July-June year (2025-26), a calendar year (2025), or two days joined by a slash. */
                period: string;
                /** @description Why the record is deleted; kept with the deletion. */
                reason: string;
            };
            header?: {
                /** @description The `etag` of the version that is changed, in quotes, or `*` for whichever stands. 428 without it when there is one, 412 when it is not the newest or none stands. */
                "If-Match"?: string;
            };
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete the organisational boundary of a company for a period */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            423: components["responses"]["Problem"];
            428: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listOrganisationalBoundaryVersions: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                /** @description A July-June year (2025-26), a calendar year (2025), or two days joined by a slash. */
                period?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every version of the organisational boundary of a company for a period, newest first */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisationalBoundaryHistory"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getBoundaryReconciliation: {
        parameters: {
            query?: {
                /** @description A July-June year (2025-26), a calendar year (2025) or two days joined by a slash; else the newest period that has a record, else the latest July-June year that has ended. The answer says which. */
                period?: string;
                /** @description Adds the trace of every rule and every single input. */
                explain?: boolean;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description From the registry’s figures to those of the standard, line by line */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoundaryReconciliation"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    setPeriodOwner: {
        parameters: {
            query: {
                /** @description A July-June year (2025-26), a calendar year (2025), or two days joined by a slash. */
                period: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PeriodOwnerBody"];
            };
        };
        responses: {
            /** @description Say who answers for a period of a company */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeriodOwner"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which records the tenant has written about a company */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordList"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getReferenceContext: {
        parameters: {
            query?: {
                /** @description A July-June year (2024-25), a calendar year (2025) or two days joined by a slash; else the registry’s newest year. */
                period?: string;
                /** @description Adds the trace of every rule and every single input. */
                explain?: boolean;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a working paper needs beside a company’s figures */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceContext"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getReview: {
        parameters: {
            query?: {
                /** @description A July-June year (2025-26), a calendar year (2025) or two days joined by a slash; else the newest period that has a record, else the latest July-June year that has ended. The answer says which. */
                period?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far the review of a period is: every record and statement with its state */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeriodReview"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    approveReview: {
        parameters: {
            query: {
                /** @description A July-June year (2025-26), a calendar year (2025), or two days joined by a slash. */
                period: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveReview"];
            };
        };
        responses: {
            /** @description Approve, lock, unlock or reopen */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeriodReview"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            423: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    decideReview: {
        parameters: {
            query: {
                /** @description A July-June year (2025-26), a calendar year (2025), or two days joined by a slash. */
                period: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideReview"];
            };
        };
        responses: {
            /** @description Ask for changes, mark as reviewed, or reopen what was reviewed */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeriodReview"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            423: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    submitForReview: {
        parameters: {
            query: {
                /** @description A July-June year (2025-26), a calendar year (2025), or two days joined by a slash. */
                period: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitForReview"];
            };
        };
        responses: {
            /** @description Hand in for review, or take back what was handed in */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeriodReview"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            423: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    getS2Statements: {
        parameters: {
            query?: {
                /** @description A July-June year (2025-26), a calendar year (2025), or two days joined by a slash. */
                period?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the S2 statements of a company for a period */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["S2StatementsRecord"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    putS2Statements: {
        parameters: {
            query?: {
                /** @description Checks everything and writes nothing. */
                dry_run?: boolean;
            };
            header?: {
                /** @description The `etag` of the version that is changed, in quotes, or `*` for whichever stands. 428 without it when there is one, 412 when it is not the newest or none stands. */
                "If-Match"?: string;
            };
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["S2Statements"];
            };
        };
        responses: {
            /** @description Write the S2 statements of a company for a period */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedS2StatementsRecord"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            423: components["responses"]["Problem"];
            428: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    deleteS2Statements: {
        parameters: {
            query: {
                /** @description A July-June year (2025-26), a calendar year (2025), or two days joined by a slash. */
                period: string;
                /** @description Why the record is deleted; kept with the deletion. */
                reason: string;
            };
            header?: {
                /** @description The `etag` of the version that is changed, in quotes, or `*` for whichever stands. 428 without it when there is one, 412 when it is not the newest or none stands. */
                "If-Match"?: string;
            };
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete the S2 statements of a company for a period */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            423: components["responses"]["Problem"];
            428: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listS2StatementsVersions: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                /** @description A July-June year (2025-26), a calendar year (2025), or two days joined by a slash. */
                period?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every version of the S2 statements of a company for a period, newest first */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["S2StatementsHistory"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getSectorPeers: {
        parameters: {
            query?: {
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reporters that a company is compared with, by name */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectorPeers"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getSites: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the sites that the tenant declares for a company */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitesRecord"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    putSites: {
        parameters: {
            query?: {
                /** @description Checks everything and writes nothing. */
                dry_run?: boolean;
            };
            header?: {
                /** @description The `etag` of the version that is changed, in quotes, or `*` for whichever stands. 428 without it when there is one, 412 when it is not the newest or none stands. */
                "If-Match"?: string;
            };
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name and head office of the company itself, where no register at hand tells of it. Used in your own answers alone, last of all, and marked `declared_by_tenant`. */
                    company?: {
                        /** @description Of the head office. */
                        address?: string;
                        name: string;
                        postcode?: string;
                        /** @enum {unknown} */
                        state?: "NSW" | "ACT" | "VIC" | "QLD" | "SA" | "WA" | "TAS" | "NT";
                    };
                    /** @description The whole list: what is not in it is gone. */
                    sites: {
                        /** @description What is done there, in your words. */
                        activity?: string;
                        address?: string;
                        /** @description WGS 84 or GDA2020, degrees. */
                        latitude?: number;
                        longitude?: number;
                        name: string;
                        postcode?: string;
                        /** @description Your own id of the site. */
                        site_id: string;
                        /** @enum {unknown} */
                        state?: "NSW" | "ACT" | "VIC" | "QLD" | "SA" | "WA" | "TAS" | "NT";
                    }[];
                };
            };
        };
        responses: {
            /** @description Write the sites that the tenant declares for a company */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedSitesRecord"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            423: components["responses"]["Problem"];
            428: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    deleteSites: {
        parameters: {
            query: {
                /** @description Why the record is deleted; kept with the deletion. */
                reason: string;
            };
            header?: {
                /** @description The `etag` of the version that is changed, in quotes, or `*` for whichever stands. 428 without it when there is one, 412 when it is not the newest or none stands. */
                "If-Match"?: string;
            };
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete the sites that the tenant declares for a company */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecord"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            423: components["responses"]["Problem"];
            428: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    getSiteClimateProfiles: {
        parameters: {
            query?: {
                /** @description Adds the trace of every rule and every single input. */
                explain?: boolean;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The climate at each site of a company */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteClimateProfiles"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getSiteClimateRisks: {
        parameters: {
            query?: {
                /** @description Adds the trace of every rule and every single input. */
                explain?: boolean;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Physical risk of each site of a company, and all of them counted */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteClimateRisks"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    listSitesVersions: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every version of the sites that the tenant declares for a company, newest first */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitesHistory"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    listCompanyPeriods: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                state?: "draft" | "in_review" | "changes_asked" | "reviewed" | "approved" | "locked";
                /** @description Id of a member, `me`, or `none` for periods that nobody owns. */
                owner?: string;
                /** @description Part of the name, or the beginning of the ABN. */
                company?: string;
                /** @description Unknown days and scores, and periods without an owner, come last. */
                sort?: "company" | "due" | "state" | "score" | "owner";
                /** @description Outweighs the Accept header. */
                format?: "json" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All companies and periods that the tenant works on: state, readiness, owner, day to lodge */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPeriodPage"];
                    "text/csv": components["schemas"]["CompanyPeriodPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    listDatasets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List every dataset: publisher, licence, cadence and what is loaded of it */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetList"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    listReleases: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the releases of a dataset, newest publication first */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleasePage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    listDeskChanges: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawals and links that were asked for at the desk, newest first */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChangePage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getDeskChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A withdrawal or a link: what it changes for whom, and what has become of it */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChange"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    dropDeskChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Drop a change that nobody applied */
            204: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    applyDeskChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskApplyRequest"];
            };
        };
        responses: {
            /** @description Apply a change as it was compared */
            202: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChange"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listDeskFiles: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files at the data desk, newest first */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskFilePage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    receiveDeskFile: {
        parameters: {
            query: {
                /** @description Name of the file as the publisher offers it, without a path. */
                name: string;
                /** @description Slug of the source that the file is of; unset: found by its content. */
                source?: string;
                /** @description Edition or reporting year, for a file that tells it neither inside nor in its name. */
                edition?: string;
                /** @description Day on which the publisher published it, where the file does not tell. */
                published_on?: string;
                /** @description What the publisher calls it. */
                status?: "preliminary" | "final" | "revised";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Bring a publisher’s file to the data desk */
            202: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskFile"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    getDeskFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a file is, its first rows, what is in doubt, and what loading it would change for whom */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskFile"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    removeDeskFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Take a file off the desk */
            204: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    checkDeskFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskCheckRequest"];
            };
        };
        responses: {
            /** @description Check a file again with what you state about it */
            202: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskFile"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    loadDeskFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskLoadRequest"];
            };
        };
        responses: {
            /** @description Load a file as it was checked */
            202: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskFile"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listLinkProposals: {
        parameters: {
            query?: {
                /** @description Reporting year; unset: the newest that is loaded. */
                year?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Facilities of the Safeguard Mechanism whose company a person has to name, with candidates */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkProposals"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    listConfirmedLinks: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Links that people confirmed, newest first, also those that were withdrawn */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmedLinkPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    confirmLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskLinkRequest"];
            };
        };
        responses: {
            /** @description Say which company controls a facility of the Safeguard Mechanism in a year */
            202: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChange"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listDeskReleases: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every release, newest publication first, with who accepted what and what was withdrawn */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskReleasePage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    withdrawRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskWithdrawal"];
            };
        };
        responses: {
            /** @description Take a release out of force */
            202: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChange"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    showDeskUpdates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What updates came to, what waits for a decision, and what is due where */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskUpdatesAnswer"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    openWaitingFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitingFileOpening"];
            };
        };
        responses: {
            /** @description Open a file at the desk that an update received and did not load */
            202: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskFile"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    setWaitingFileAside: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitingFileSetAside"];
            };
        };
        responses: {
            /** @description Decide that a file of an update is not loaded */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingFileAnswer"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    batchFactors: {
        parameters: {
            query?: {
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Edition by its year.
                     * @example 2025
                     */
                    edition?: string;
                    /**
                     * @description native: as published (AR5). AR6: re-based gas by gas.
                     * @enum {unknown}
                     */
                    gwp_basis?: "native" | "AR6";
                    /** @description 1 to 200, each by factor_id, by row_id, or by attributes that fit one factor. */
                    lookups: {
                        /** @enum {unknown} */
                        category?: "electricity" | "stationary_combustion" | "transport_combustion" | "fuel_upstream" | "industrial_processes" | "waste" | "fugitive" | "agriculture" | "agriculture_livestock";
                        /**
                         * @description Edition by its year.
                         * @example 2025
                         */
                        edition?: string;
                        /** @example electricity.purchased-grid.vic.location */
                        factor_id?: string;
                        /**
                         * @description Everyday name, or activity part of an id.
                         * @example diesel
                         */
                        fuel_type?: string;
                        /** @enum {unknown} */
                        gas?: "co2" | "ch4" | "n2o" | "hfc" | "cf4" | "c2f6" | "total";
                        /**
                         * @description native: as published (AR5). AR6: re-based gas by gas.
                         * @enum {unknown}
                         */
                        gwp_basis?: "native" | "AR6";
                        /**
                         * @description Origin of methane for AR6: 29.8 fossil, 27.0 biogenic; by_fuel unless given.
                         * @enum {unknown}
                         */
                        methane?: "fossil" | "biogenic" | "by_fuel";
                        /** @enum {unknown} */
                        method?: "location_based" | "market_based";
                        /**
                         * @description Code, state name, market region or grid.
                         * @example VIC
                         */
                        region?: string;
                        /**
                         * @description Takes the national factor where the region has none. Never happens unasked.
                         * @enum {unknown}
                         */
                        region_fallback?: "national";
                        /**
                         * @description Picks the edition in force for most days of the period: 2024-25, 2025 or 2025-04-01/2026-03-31. Excludes `edition`.
                         * @example 2024-25
                         */
                        reporting_period?: string;
                        /** @example electricity.purchased-grid.vic.location@2025 */
                        row_id?: string;
                        scope?: number;
                        /** @example purchased_grid_electricity */
                        subcategory?: string;
                        /**
                         * @description Whole unit, or what is after the stroke.
                         * @example kWh
                         */
                        unit?: string;
                        /**
                         * @description Month of issue of an edition that was issued more than once; needs `edition`.
                         * @example 2026-09
                         */
                        vintage?: string;
                    }[];
                    /**
                     * @description Origin of methane for AR6: 29.8 fossil, 27.0 biogenic; by_fuel unless given.
                     * @enum {unknown}
                     */
                    methane?: "fossil" | "biogenic" | "by_fuel";
                    /**
                     * @description Picks the edition in force for most days of the period: 2024-25, 2025 or 2025-04-01/2026-03-31. Excludes `edition`.
                     * @example 2024-25
                     */
                    reporting_period?: string;
                    /**
                     * @description Month of issue of an edition that was issued more than once; needs `edition`.
                     * @example 2026-09
                     */
                    vintage?: string;
                };
            };
        };
        responses: {
            /** @description Look up to 200 emission factors in one request */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissionFactorBatch"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    calculateEmissions: {
        parameters: {
            query?: {
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Edition by its year.
                     * @example 2025
                     */
                    edition?: string;
                    /**
                     * @description native: as published (AR5). AR6: re-based gas by gas.
                     * @enum {unknown}
                     */
                    gwp_basis?: "native" | "AR6";
                    /** @description 1 to 200 quantities. */
                    items: {
                        factor: components["schemas"]["EmissionFactorReference"];
                        /** @description Only with a residual mix factor. */
                        market_based?: {
                            /** @description Certificates created from generation on site, MWh. */
                            certificates_onsite_mwh?: number;
                            /** @description Certificates surrendered voluntarily, MWh. */
                            certificates_surrendered_mwh?: number;
                            /** @description Electricity exempt from the state scheme, kWh; the national percentage applies to it all the same. */
                            exempt_kwh?: number;
                            /** @description Of a state’s own scheme, as a fraction. */
                            jurisdictional_renewable_power_percentage?: number;
                            /** @description As a fraction, such as 0.18195. */
                            renewable_power_percentage: number;
                        };
                        /** @example 11300000 */
                        quantity: number;
                        /**
                         * @description Rate in per cent a year that the quantity is multiplied with first.
                         * @example industrial.refrigerant-leakage-rate.domestic-ac-split
                         */
                        rate_factor_id?: string;
                        /** @example kWh */
                        unit: string;
                    }[];
                    /**
                     * @description Origin of methane for AR6: 29.8 fossil, 27.0 biogenic; by_fuel unless given.
                     * @enum {unknown}
                     */
                    methane?: "fossil" | "biogenic" | "by_fuel";
                    /**
                     * @description Picks the edition in force for most days of the period: 2024-25, 2025 or 2025-04-01/2026-03-31. Excludes `edition`.
                     * @example 2024-25
                     */
                    reporting_period?: string;
                    /**
                     * @description Month of issue of an edition that was issued more than once; needs `edition`.
                     * @example 2026-09
                     */
                    vintage?: string;
                };
            };
        };
        responses: {
            /** @description Multiply quantities with emission factors, exactly */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissionCalculation"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listGreenPower: {
        parameters: {
            query?: {
                /** @description Part of the name. */
                provider?: string;
                abn?: string;
                state?: "NSW" | "ACT" | "VIC" | "QLD" | "SA" | "WA" | "TAS" | "NT";
                customer_type?: "RESIDENTIAL" | "BUSINESS";
                /** @description At least this share of use, %. */
                percent_green?: number;
                offer?: "offered" | "not_named" | "none_seen";
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List renewable electricity products (GreenPower) that retailers offer */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewableProductPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    lintFactors: {
        parameters: {
            query?: {
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Edition by its year.
                     * @example 2025
                     */
                    edition?: string;
                    /**
                     * @description Picks the edition in force for most days of the period: 2024-25, 2025 or 2025-04-01/2026-03-31. Excludes `edition`.
                     * @example 2024-25
                     */
                    reporting_period?: string;
                    /** @description 1 to 200 rows of your own factor sheet. */
                    rows: {
                        /**
                         * @description What the row is about, in words.
                         * @example vic grid
                         */
                        description?: string;
                        /** @description Edition that the row states. */
                        edition?: string;
                        factor_id?: string;
                        /** @enum {unknown} */
                        gwp_set?: "AR4" | "AR5" | "AR6";
                        /** @description Your own name of the row. */
                        id?: string;
                        /** @enum {unknown} */
                        method?: "location_based" | "market_based";
                        region?: string;
                        /** @example kg CO2-e/kWh */
                        unit: string;
                        /** @example 0.78 */
                        value: number;
                    }[];
                    /**
                     * @description Month of issue of an edition that was issued more than once; needs `edition`.
                     * @example 2026-09
                     */
                    vintage?: string;
                };
            };
        };
        responses: {
            /** @description Hold your own factor sheet against the edition of your period */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissionFactorLint"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listRenewableProducts: {
        parameters: {
            query?: {
                /** @description Part of the name. */
                provider?: string;
                abn?: string;
                state?: "NSW" | "ACT" | "VIC" | "QLD" | "SA" | "WA" | "TAS" | "NT";
                customer_type?: "RESIDENTIAL" | "BUSINESS";
                /** @description At least this share of use, %. */
                percent_green?: number;
                offer?: "offered" | "not_named" | "none_seen";
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List renewable electricity products (GreenPower) that retailers offer */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewableProductPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    listScope1Factors: {
        parameters: {
            query?: {
                category?: "electricity" | "stationary_combustion" | "transport_combustion" | "fuel_upstream" | "industrial_processes" | "waste" | "fugitive" | "agriculture" | "agriculture_livestock";
                subcategory?: string;
                /** @description Everyday name, or activity part of an id. */
                fuel_type?: string;
                /** @description Code, state name, market region or grid. */
                region?: string;
                /** @description Takes the national factor where the region has none. Never happens unasked. */
                region_fallback?: "national";
                gas?: "co2" | "ch4" | "n2o" | "hfc" | "cf4" | "c2f6" | "total";
                /** @description Whole unit, or what is after the stroke. */
                unit?: string;
                method?: "location_based" | "market_based";
                /** @description Edition by its year. */
                edition?: string;
                /** @description Picks the edition in force for most days of the period: 2024-25, 2025 or 2025-04-01/2026-03-31. Excludes `edition`. */
                reporting_period?: string;
                /** @description Month of issue of an edition that was issued more than once; needs `edition`. */
                vintage?: string;
                /** @description native: as published (AR5). AR6: re-based gas by gas. */
                gwp_basis?: "native" | "AR6";
                /** @description Origin of methane for AR6: 29.8 fossil, 27.0 biogenic; by_fuel unless given. */
                methane?: "fossil" | "biogenic" | "by_fuel";
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the national emission factors of scope 1 */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissionFactorPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    listScope2Factors: {
        parameters: {
            query?: {
                category?: "electricity" | "stationary_combustion" | "transport_combustion" | "fuel_upstream" | "industrial_processes" | "waste" | "fugitive" | "agriculture" | "agriculture_livestock";
                subcategory?: string;
                /** @description Everyday name, or activity part of an id. */
                fuel_type?: string;
                /** @description Code, state name, market region or grid. */
                region?: string;
                /** @description Takes the national factor where the region has none. Never happens unasked. */
                region_fallback?: "national";
                gas?: "co2" | "ch4" | "n2o" | "hfc" | "cf4" | "c2f6" | "total";
                /** @description Whole unit, or what is after the stroke. */
                unit?: string;
                method?: "location_based" | "market_based";
                /** @description Edition by its year. */
                edition?: string;
                /** @description Picks the edition in force for most days of the period: 2024-25, 2025 or 2025-04-01/2026-03-31. Excludes `edition`. */
                reporting_period?: string;
                /** @description Month of issue of an edition that was issued more than once; needs `edition`. */
                vintage?: string;
                /** @description native: as published (AR5). AR6: re-based gas by gas. */
                gwp_basis?: "native" | "AR6";
                /** @description Origin of methane for AR6: 29.8 fossil, 27.0 biogenic; by_fuel unless given. */
                methane?: "fossil" | "biogenic" | "by_fuel";
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the national emission factors of scope 2 */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissionFactorPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    listScope3Factors: {
        parameters: {
            query?: {
                category?: "electricity" | "stationary_combustion" | "transport_combustion" | "fuel_upstream" | "industrial_processes" | "waste" | "fugitive" | "agriculture" | "agriculture_livestock";
                subcategory?: string;
                /** @description Everyday name, or activity part of an id. */
                fuel_type?: string;
                /** @description Code, state name, market region or grid. */
                region?: string;
                /** @description Takes the national factor where the region has none. Never happens unasked. */
                region_fallback?: "national";
                gas?: "co2" | "ch4" | "n2o" | "hfc" | "cf4" | "c2f6" | "total";
                /** @description Whole unit, or what is after the stroke. */
                unit?: string;
                method?: "location_based" | "market_based";
                /** @description Edition by its year. */
                edition?: string;
                /** @description Picks the edition in force for most days of the period: 2024-25, 2025 or 2025-04-01/2026-03-31. Excludes `edition`. */
                reporting_period?: string;
                /** @description Month of issue of an edition that was issued more than once; needs `edition`. */
                vintage?: string;
                /** @description native: as published (AR5). AR6: re-based gas by gas. */
                gwp_basis?: "native" | "AR6";
                /** @description Origin of methane for AR6: 29.8 fossil, 27.0 biogenic; by_fuel unless given. */
                methane?: "fossil" | "biogenic" | "by_fuel";
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the national emission factors of scope 3 */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissionFactorPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    searchFactors: {
        parameters: {
            query: {
                q: string;
                scope?: number;
                category?: "electricity" | "stationary_combustion" | "transport_combustion" | "fuel_upstream" | "industrial_processes" | "waste" | "fugitive" | "agriculture" | "agriculture_livestock";
                subcategory?: string;
                /** @description Everyday name, or activity part of an id. */
                fuel_type?: string;
                /** @description Code, state name, market region or grid. */
                region?: string;
                /** @description Takes the national factor where the region has none. Never happens unasked. */
                region_fallback?: "national";
                gas?: "co2" | "ch4" | "n2o" | "hfc" | "cf4" | "c2f6" | "total";
                /** @description Whole unit, or what is after the stroke. */
                unit?: string;
                method?: "location_based" | "market_based";
                /** @description Edition by its year. */
                edition?: string;
                /** @description Picks the edition in force for most days of the period: 2024-25, 2025 or 2025-04-01/2026-03-31. Excludes `edition`. */
                reporting_period?: string;
                /** @description Month of issue of an edition that was issued more than once; needs `edition`. */
                vintage?: string;
                /** @description native: as published (AR5). AR6: re-based gas by gas. */
                gwp_basis?: "native" | "AR6";
                /** @description Origin of methane for AR6: 29.8 fossil, 27.0 biogenic; by_fuel unless given. */
                methane?: "fossil" | "biogenic" | "by_fuel";
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Find emission factors by everyday words */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissionFactorSearchPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getFactor: {
        parameters: {
            query?: {
                /** @description Edition by its year. */
                edition?: string;
                /** @description Picks the edition in force for most days of the period: 2024-25, 2025 or 2025-04-01/2026-03-31. Excludes `edition`. */
                reporting_period?: string;
                /** @description Month of issue of an edition that was issued more than once; needs `edition`. */
                vintage?: string;
                /** @description native: as published (AR5). AR6: re-based gas by gas. */
                gwp_basis?: "native" | "AR6";
                /** @description Origin of methane for AR6: 29.8 fossil, 27.0 biogenic; by_fuel unless given. */
                methane?: "fossil" | "biogenic" | "by_fuel";
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path: {
                factor_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One emission factor by its factor id or row id, with its figure in every edition */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissionFactorAnswer"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    resolveEntity: {
        parameters: {
            query?: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn?: string;
                /** @description Australian Company Number: nine digits. */
                acn?: string;
                /** @description A name or words of one. */
                name?: string;
                /** @description With `name`: only companies known to be there. */
                state?: "NSW" | "ACT" | "VIC" | "QLD" | "SA" | "WA" | "TAS" | "NT";
                /** @description With `name`: most candidates, 10 unless given. */
                limit?: number;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Resolve an ABN, an ACN or a name against the registry and the register */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResolvedEntity"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getEntityEmissions: {
        parameters: {
            query?: {
                /** @description July-to-June year, such as 2024-25. */
                from?: string;
                /** @description July-to-June year, such as 2024-25. */
                to?: string;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Annual registry emissions of one company */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityEmissions"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                /** @description Id of an event. */
                after?: string;
                type?: "company.emissions_updated" | "company.restated" | "company.risk_band_changed" | "company.readiness_changed" | "safeguard.position_changed" | "target.off_track" | "evidence.conflict_found" | "grid.series_stale" | "dataset.released" | "factor_edition.published" | "framework.version_published" | "disclosure_run.succeeded" | "disclosure_run.failed" | "quota.threshold_reached" | "api_key.expiring" | "members.notified" | "webhook.test" | "review.submitted" | "review.changes_asked" | "review.reviewed" | "review.approved" | "review.locked" | "review.unlocked" | "review.reopened" | "comment.mentioned" | "audit_sheet.queried";
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List what happened, oldest first, from any event on */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    listEvidenceFiles: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn?: string;
                /** @description A July-June year (2025-26), a calendar year (2025), or two days joined by a slash. */
                period?: string;
                /** @description True: files that no record in force names. False: those that one names. */
                unlinked?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Evidence files, the newest first */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvidenceFilePage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    addEvidenceFile: {
        parameters: {
            query: {
                /** @description Name of the file with its ending. A path before it is dropped. */
                name: string;
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn?: string;
                /** @description A July-June year (2025-26), a calendar year (2025), or two days joined by a slash. */
                period?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Upload a bill, a certificate, minutes or another document */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvidenceFileAnswer"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    getEvidenceFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description SHA-256 of the file, in 64 small hexadecimal digits. */
                sha256: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What an evidence file is, and which records name it */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvidenceFileAnswer"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    removeEvidenceFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description SHA-256 of the file, in 64 small hexadecimal digits. */
                sha256: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove an evidence file that supports nothing */
            204: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    downloadEvidenceFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description SHA-256 of the file, in 64 small hexadecimal digits. */
                sha256: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Download an evidence file */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                    "application/octet-stream": string;
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            416: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getGridIntensity: {
        parameters: {
            query?: {
                /** @description ISO day. */
                from?: string;
                /** @description ISO day. */
                to?: string;
                /** @description Length of a period. Daily values without `from` are those of the last 92 days. */
                interval?: "day" | "month" | "year" | "financial_year";
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path: {
                /** @description NSW1, QLD1, SA1, TAS1, VIC1, NEM or SWIS; a state or WEM is taken as an alias. */
                region: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Emission intensity of one electricity region */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GridIntensity"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationLink"];
            };
        };
        responses: {
            /** @description Show what an invitation link invites to */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationLink"];
            };
        };
        responses: {
            /** @description Accept an invitation on the machine of the service */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    joinWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinWithPasskey"];
            };
        };
        responses: {
            /** @description Accept an invitation with a new passkey */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    beginJoinWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationLink"];
            };
        };
        responses: {
            /** @description Begin to accept an invitation with a new passkey */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the API keys of the tenant, oldest first */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own, such as a UUID. The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewApiKey"];
            };
        };
        responses: {
            /** @description Make an API key */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedApiKey"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    getKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the key. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Show one API key */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the key. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoke an API key */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own, such as a UUID. The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the key. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyRotation"];
            };
        };
        responses: {
            /** @description Replace an API key by a new one with the same rights */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedApiKey"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Show who acts, for which tenant, and what they may do */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getMyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tell whether an account of the OpenID provider is linked to you */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAccount"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    linkMyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begin to link an account of the OpenID provider to yourself */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderAddress"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            502: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listMyKeys: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the API keys that act for you, oldest first */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    createMyKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own, such as a UUID. The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOwnKey"];
            };
        };
        responses: {
            /** @description Make an API key that acts for you */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedApiKey"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    revokeMyKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the key. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoke an API key that acts for you */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    getNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What you are told by e-mail, and when */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    setNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationPreferencesBody"];
            };
        };
        responses: {
            /** @description Choose what you are told by e-mail: at once, in a daily digest, or not at all */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listMyNotifications: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                /** @description Only what you have not read. */
                unread?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What you were notified of, newest first */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsRead"];
            };
        };
        responses: {
            /** @description Mark notifications as read, some or all */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadNotifications"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listMyPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List your passkeys, oldest first */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description Register a further passkey */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begin to register a further passkey */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove one of your passkeys */
            204: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    getMyWork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits for you, what changed since you were here, and by when periods must be lodged */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Work"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    visitMyWork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Say that you look at your work now */
            204: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                /** @description Those who were removed too. */
                include_removed?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the people of the tenant, in the order of their invitation */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own, such as a UUID. The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMember"];
            };
        };
        responses: {
            /** @description Invite somebody */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedMember"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the member. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Show one person of the tenant */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    changeMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the version that is changed, in quotes, or `*` for whichever stands. 428 without it when there is one, 412 when it is not the newest or none stands. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the member. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberChange"];
            };
        };
        responses: {
            /** @description Change the name, roles or engagements of somebody */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            428: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the member. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove somebody from the tenant */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    eraseMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the member. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erase the name and e-mail address of somebody who was removed */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    inviteMemberAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the member. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Make a new invitation link for somebody who has not joined */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedMember"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listNotificationMails: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                state?: "pending" | "sending" | "sent" | "failed" | "uncertain" | "dropped";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description E-mails of notifications, newest first, with what became of them */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationMailPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    listRequirements: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                version?: "2024-09" | "2025-12";
                pillar?: "general" | "governance" | "strategy" | "risk_management" | "metrics_and_targets";
                coverage_status?: "covered" | "partially_covered" | "tenant_supplied" | "not_covered" | "not_applicable";
                scored?: boolean;
                /** @description Words that must all stand in id, title or data needs. */
                q?: string;
            };
            header?: never;
            path: {
                pack_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the requirements of AASB S2 and what a pack covers of each */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequirementPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the plans and their limits */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanList"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    classifyReportingDuty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Assets at the year end of a registered scheme, registrable superannuation entity or retail CCIV; 0 for everybody else, A$ */
                    asset_owner_aud?: number;
                    /** @description Employees of the group at the year end */
                    employees?: number;
                    /**
                     * @description What the law calls the company. A scheme or fund is said to be one even where it is a disclosing entity too
                     * @enum {unknown}
                     */
                    entity_kind?: "disclosing_entity" | "registered_scheme" | "registrable_superannuation_entity" | "retail_cciv" | "public_company" | "large_proprietary_company" | "small_proprietary_company" | "other";
                    /** @description Consolidated gross assets at the year end, A$ */
                    gross_assets_aud?: number;
                    /** @description Whether its securities are quoted on a stock exchange in Australia: a listed entity is a disclosing entity */
                    listed?: boolean;
                    /** @description Whether financial reports are lodged under Chapter 2M of the Act */
                    lodges_financial_reports?: boolean;
                    /**
                     * @description Above the NGER threshold of s13(1)(a), registered below it, or not registered
                     * @enum {unknown}
                     */
                    nger?: "above_threshold" | "registered" | "not_registered";
                    /** @description Consolidated revenue of the year, A$ */
                    revenue_aud?: number;
                    /** @description Last day of the financial year, as MM-DD */
                    year_end?: string;
                    /** @description First days of the financial years since 2025, in order, where they are not the same day each year: years of 52 or 53 weeks, or a changed year end */
                    year_starts?: string[];
                };
            };
        };
        responses: {
            /** @description Which reporting group a company falls in, its first period and the day to lodge */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportingDuty"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the roles and what each may do */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleList"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    openSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Exchange an API key for a session of the web app */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    closeSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description End the session of the web app */
            204: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    openSessionByLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInLink"];
            };
        };
        responses: {
            /** @description Exchange the token of a sign-in link for a session of the web app */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                /** @description The sessions of the whole tenant. */
                everybody?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List open sessions of the web app, newest first */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description End a session of the web app */
            204: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listSignInWays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tell how people sign in to this installation */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInWays"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    finishPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAssertion"];
            };
        };
        responses: {
            /** @description Sign in by a passkey */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    beginPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begin a sign-in by a passkey */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    beginProviderSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderSignIn"];
            };
        };
        responses: {
            /** @description Begin a sign-in by the OpenID provider */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderAddress"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            502: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    finishProviderSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderAnswer"];
            };
        };
        responses: {
            /** @description Finish a sign-in by the OpenID provider */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            502: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listSnapshots: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the snapshots, newest first */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    diffSnapshots: {
        parameters: {
            query?: {
                /** @description Only this source. */
                source?: string;
                /** @description Only this slot, such as a reporting year or an edition. */
                slot?: string;
                /** @description Rows that differ to show for each slot. One answer shows 1000 at most, as many of each slot; the counts are of all. The parameters source and slot lead to the others. */
                rows?: number;
            };
            header?: never;
            path: {
                /** @description The earlier one. */
                a: string;
                /** @description The later one. */
                b: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Compare two snapshots: releases replaced, rows added, removed and restated */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotDiff"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getSnapshotImpact: {
        parameters: {
            query?: {
                /** @description A change of a figure above so many per cent matters. */
                materiality_percent?: number;
                /** @description Only companies of this watchlist. */
                watchlist?: string;
            };
            header?: never;
            path: {
                /** @description The earlier one. */
                a: string;
                /** @description The later one. */
                b: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the step from one snapshot to another means to you */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotImpact"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    listStatisticalSeries: {
        parameters: {
            query?: {
                /** @description Pack that the series are asked for by. */
                pack_id?: string;
                dataflow?: "CPI" | "ABS:CPI" | "CPI_M" | "ABS:CPI_M";
                /** @description Code or name: 1 to 8 the capital cities, 50 Australia. */
                region?: string;
                /** @description Code or name: 1 index_number, 2 change on the period before, 3 change on the year. */
                measure?: string;
                /** @description Code of the group of goods and services; 10001 is all groups. */
                index?: string;
                frequency?: "Q" | "M";
                /** @description Only index numbers on this base. */
                base_period?: string;
                /** @description Year, quarter or month; included. */
                from?: string;
                /** @description Year, quarter or month; included. */
                to?: string;
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                /** @description Pins the data version. Excludes `as_of`. */
                snapshot?: string;
                /** @description Data as published by this day. Excludes `snapshot`. */
                as_of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List series of the consumer price index with their SDMX keys and base periods */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Evidence-Hash": components["headers"]["X-Evidence-Hash"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Snapshot": components["headers"]["X-Snapshot"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticalSeriesPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /** @description First UTC day; the first of this month unless given. */
                from?: string;
                /** @description Last UTC day; today unless given. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Show requests and items by day and operation */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    verifyHash: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description SHA-256 of the ZIP or of its manifest.json */
                sha256: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether this service issued a bundle with this hash */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bundle: {
                            bundle_id: string;
                            /** @description The file of the bundle that has the hash: its signed manifest; null: the ZIP itself */
                            file: "manifest.json" | null;
                            /** @description SHA-256 of the ZIP */
                            sha256: string;
                            /** @description Bytes of the ZIP */
                            size: number;
                        } | null;
                        /** @description True when this service made a bundle, or the manifest of one, with this hash */
                        issued: boolean;
                        sha256: string;
                    };
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    listWatchlists: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the watchlists in order of their ids, without their companies */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchlistPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getWatchlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Chosen by you: lower-case letters, digits, `-` and `_`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Show one watchlist with its companies */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watchlist"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    putWatchlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the version that is changed, in quotes, or `*` for whichever stands. 428 without it when there is one, 412 when it is not the newest or none stands. */
                "If-Match"?: string;
            };
            path: {
                /** @description Chosen by you: lower-case letters, digits, `-` and `_`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchlistBody"];
            };
        };
        responses: {
            /** @description Watch companies: which, for what, and from which size of change on */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedWatchlist"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            428: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    deleteWatchlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the version that is changed, in quotes, or `*` for whichever stands. 428 without it when there is one, 412 when it is not the newest or none stands. */
                "If-Match"?: string;
            };
            path: {
                /** @description Chosen by you: lower-case letters, digits, `-` and `_`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stop watching */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedWatchlist"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            428: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the webhooks, oldest first */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own, such as a UUID. The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description Have events posted to an address */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedWebhook"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Show one webhook */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    replaceWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the version that is changed, in quotes, or `*` for whichever stands. 428 without it when there is one, 412 when it is not the newest or none stands. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookReplacement"];
            };
        };
        responses: {
            /** @description Change a webhook, or disable and enable it */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            428: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the version that is changed, in quotes, or `*` for whichever stands. 428 without it when there is one, 412 when it is not the newest or none stands. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove a webhook with the log of its deliveries */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            428: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Rows in a page. */
                limit?: number;
                /** @description Where the page starts: `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                state?: "pending" | "delivered" | "failed";
            };
            header?: never;
            path: {
                /** @description Id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was sent to a webhook and what is waiting, newest event first */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                id: string;
                /** @description Id of an event. */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every attempt to deliver one event */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    resendWebhookEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own, such as a UUID. The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the webhook. */
                id: string;
                /** @description Id of an event. */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Send an event again */
            202: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own, such as a UUID. The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecretRotation"];
            };
        };
        responses: {
            /** @description Replace the signing secret */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedWebhook"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own, such as a UUID. The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Send a test event to this webhook alone */
            202: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            408: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            414: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            431: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
            507: components["responses"]["Problem"];
        };
    };
}
