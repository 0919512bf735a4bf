// Written by scripts/generate-client.ts; edit the routes instead.
// openapi.json dcc0738698118e1029ce8b0b3ca5d02432d1219662cf361ee84d2dec658fa1bc
// this text 83f4abb625396243557cae36004f2a13daae91df789f22e8ad68b83bd454f1b8
export interface paths {
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
         * @description Each event carries the hash of the event before it, so that an altered or missing one shows.
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
    "/v1/companies/{abn}/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sites that the tenant declared for a company */
        get: operations["getSites"];
        /**
         * Declare the sites of a company
         * @description Replaces the whole list by a new version; earlier versions stay in the history. If-Match must name the version that is replaced (428 without, 412 when it is not the newest).
         */
        put: operations["putSites"];
        post?: never;
        delete?: never;
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
        /** Every version of the declared sites, newest first */
        get: operations["listSitesVersions"];
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
         * @description Scope 1, scope 2 (location-based) and net energy by reporting year, as published. Every year of the registry has an entry; a year without a row says why and is not zero.
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
         * @description The full key is in this answer and nowhere else. A key cannot grant scopes or packs that it lacks.
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
         * @description It stops working at once in this process and within 5 seconds in all others. Revoking twice is harmless.
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
         * @description The old key goes on working for the overlap, so that clients can be changed one by one.
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
        /** Show the tenant, its plan and what the key may do */
        get: operations["getMe"];
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
                    dataset: string;
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
            /** @description key:<id>, operator or first_start. */
            created_by: string;
            /** @description When it stops working; null: never. */
            expires_at: string | null;
            /** @description Public part of the key. */
            id: string;
            /** @description Last use, to about a minute; null: never used. */
            last_used_at: string | null;
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
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        AuditEvent: {
            /** @example api_key.created */
            action: string;
            /** @description key:<id>, operator, first_start or system. */
            actor: string;
            /** @description Particulars of the action. */
            detail: Record<string, never>;
            /** @description SHA-256 over the canonical JSON (RFC 8785) of the event and previous_hash. */
            hash: string;
            /** Format: date-time */
            occurred_at: string;
            /** @description Hash of the event before; 64 zeros for the first. */
            previous_hash: string;
            /** @description 1, 2, 3 ... without a gap. */
            sequence: number;
            /** @example api_key:0D9FIDaWmnOO8TQi */
            subject: string;
        };
        AuditEventPage: {
            data: components["schemas"]["AuditEvent"][];
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        ChangedSitesRecord: {
            data: {
                abn: string;
                authored_at: string;
                /** @description Who wrote it, such as `key:<id>`. */
                authored_by: string;
                /** @description SHA-256 of the canonical JSON of the content. */
                body_sha256: string;
                /** @description Send it in quotes as If-Match to replace this version. */
                etag: string;
                kind: string;
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
        /** @description Observed climate at the head office, against 1981-2010. */
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
                    kind: string;
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
                /** @constant */
                kind: "head_office";
                lat: number;
                localities: string[];
                lon: number;
                postcode: string;
                state: string;
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
                    reason_code: string;
                }[];
                /** @description The set of releases that the answer was computed from; pass it as `snapshot` to get this answer again. */
                snapshot: string;
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
        DatasetList: {
            data: {
                attribution: string;
                /** @description How often a new release comes. */
                cadence: string;
                /** @example au_cer_nger_corporate */
                dataset: string;
                landing_page: string;
                latest: {
                    dataset: string;
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
         *       "meta": {
         *         "as_of": "2026-10-07",
         *         "evidence_hash": "1fd2c9246f5df08af8a45804a64b7584bd71375e0d42cb1ce1711ee5c59fb97d",
         *         "licences": [
         *           {
         *             "attribution": "© Commonwealth of Australia (Department of Climate Change, Energy, the Environment and Water), Australian National Greenhouse Accounts Factors, licensed under CC BY 4.0",
         *             "dataset": "au_dcceew_nga_emission_factors",
         *             "id": "CC-BY-4.0",
         *             "name": "Creative Commons Attribution 4.0 International",
         *             "url": "https://creativecommons.org/licenses/by/4.0/"
         *           }
         *         ],
         *         "provenance": [
         *           {
         *             "dataset": "au_dcceew_nga_emission_factors",
         *             "edition": "2025",
         *             "file_basis": "publisher_file",
         *             "file_name": "national-greenhouse-account-factors-2025.xlsx",
         *             "file_sha256": "8dd0386a1a5a275d0f8c19e1de9e6d788d2ca3edcdb2108b24644ffafb1f6914",
         *             "landing_page": "https://www.dcceew.gov.au/climate-change/publications/national-greenhouse-accounts-factors",
         *             "observed_from": null,
         *             "observed_to": null,
         *             "published_basis": "file_date",
         *             "published_on": "2025-09-01",
         *             "publisher": "Department of Climate Change, Energy, the Environment and Water",
         *             "release": "nga-factors-2025-8dd0386a1a5a",
         *             "retrieved_on": "2026-11-01",
         *             "title": "Australian National Greenhouse Accounts Factors"
         *           }
         *         ],
         *         "snapshot": "snap_7551b9f9e6e82a6a",
         *         "warnings": []
         *       },
         *       "results": [
         *         {
         *           "data": {
         *             "activity": {
         *               "unit": "kWh",
         *               "value": 11300000,
         *               "value_text": "11300000"
         *             },
         *             "citation": "Department of Climate Change, Energy, the Environment and Water, Australian National Greenhouse Accounts Factors, 2025 edition, Table 1!B4: purchased grid electricity, New South Wales and Australian Capital Territory, scope 2: 0.64 kg CO2-e/kWh (AR5 warming potentials).",
         *             "factor_id": "electricity.purchased-grid.nsw-act.location",
         *             "formula": "11300000 kWh × 0.64 kg CO2-e/kWh / 1000 = 7232 t CO2-e",
         *             "gases": [],
         *             "gwp_basis": "AR5",
         *             "method": "location_based",
         *             "rate_row_id": null,
         *             "row_id": "electricity.purchased-grid.nsw-act.location@2025",
         *             "scope": 2,
         *             "steps": [],
         *             "total": {
         *               "gas": "total",
         *               "unit": "t CO2-e",
         *               "value": 7232,
         *               "value_text": "7232"
         *             }
         *           },
         *           "http_status": 200,
         *           "index": 0,
         *           "status": "ok"
         *         },
         *         {
         *           "data": {
         *             "activity": {
         *               "unit": "GJ",
         *               "value": 29095,
         *               "value_text": "29095"
         *             },
         *             "citation": "Department of Climate Change, Energy, the Environment and Water, Australian National Greenhouse Accounts Factors, 2025 edition, Table 5!C14, Table 5!D14, Table 5!E14, Table 5!F14: stationary combustion, Liquefied natural gas, Australia, scope 1: 51.53 kg CO2-e/GJ (AR5 warming potentials).",
         *             "factor_id": "stationary.gaseous-fuel.liquefied-natural-gas",
         *             "formula": "29095 GJ × 51.53 kg CO2-e/GJ / 1000 = 1499.26535 t CO2-e",
         *             "gases": [
         *               {
         *                 "gas": "co2",
         *                 "unit": "t CO2-e",
         *                 "value": 1495.483,
         *                 "value_text": "1495.483"
         *               },
         *               {
         *                 "gas": "ch4",
         *                 "unit": "t CO2-e",
         *                 "value": 2.9095,
         *                 "value_text": "2.9095"
         *               },
         *               {
         *                 "gas": "n2o",
         *                 "unit": "t CO2-e",
         *                 "value": 0.87285,
         *                 "value_text": "0.87285"
         *               }
         *             ],
         *             "gwp_basis": "AR5",
         *             "method": null,
         *             "rate_row_id": null,
         *             "row_id": "stationary.gaseous-fuel.liquefied-natural-gas@2025",
         *             "scope": 1,
         *             "steps": [
         *               "1150 kL × 25.3 GJ/kL = 29095 GJ"
         *             ],
         *             "total": {
         *               "gas": "total",
         *               "unit": "t CO2-e",
         *               "value": 1499.26535,
         *               "value_text": "1499.26535"
         *             }
         *           },
         *           "http_status": 200,
         *           "index": 1,
         *           "status": "ok"
         *         }
         *       ],
         *       "summary": {
         *         "failed": 0,
         *         "requested": 2,
         *         "succeeded": 2
         *       },
         *       "totals": [
         *         {
         *           "group": "scope1",
         *           "items": 1,
         *           "unit": "t CO2-e",
         *           "value": 1499.26535,
         *           "value_text": "1499.26535"
         *         },
         *         {
         *           "group": "scope2_location_based",
         *           "items": 1,
         *           "unit": "t CO2-e",
         *           "value": 7232,
         *           "value_text": "7232"
         *         }
         *       ]
         *     }
         */
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
                    dataset: string;
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
        /**
         * @example {
         *       "data": {
         *         "activity": "Diesel oil",
         *         "availability": {
         *           "detail": null,
         *           "expected_on": null,
         *           "reason_code": null,
         *           "status": "available"
         *         },
         *         "basis": "derived",
         *         "carbon_origin": "fossil",
         *         "category": "stationary_combustion",
         *         "citation": "Department of Climate Change, Energy, the Environment and Water, Australian National Greenhouse Accounts Factors, 2026 edition, issue of October 2026, Table 8!C14, Table 8!D14, Table 8!E14, Table 8!F14: stationary combustion, Diesel oil, Australia, scope 1: 70.2 kg CO2-e/GJ (AR5 warming potentials).",
         *         "data_quality": {
         *           "flags": [
         *             "transcribed_copy"
         *           ],
         *           "score": 2
         *         },
         *         "edition": "2026",
         *         "editions": [
         *           {
         *             "edition": "2021",
         *             "row_id": "stationary.liquid-fuel.diesel-oil@2021",
         *             "superseded": false,
         *             "value": 70.2,
         *             "value_text": null,
         *             "vintage": null
         *           },
         *           {
         *             "edition": "2023",
         *             "row_id": "stationary.liquid-fuel.diesel-oil@2023",
         *             "superseded": false,
         *             "value": 70.2,
         *             "value_text": "70.2",
         *             "vintage": null
         *           },
         *           {
         *             "edition": "2024",
         *             "row_id": "stationary.liquid-fuel.diesel-oil@2024",
         *             "superseded": false,
         *             "value": 70.2,
         *             "value_text": "70.2",
         *             "vintage": null
         *           },
         *           {
         *             "edition": "2025",
         *             "row_id": "stationary.liquid-fuel.diesel-oil@2025",
         *             "superseded": false,
         *             "value": 70.2,
         *             "value_text": "70.2",
         *             "vintage": null
         *           },
         *           {
         *             "edition": "2026",
         *             "row_id": "stationary.liquid-fuel.diesel-oil@2026-10",
         *             "superseded": false,
         *             "value": 70.2,
         *             "value_text": "70.2",
         *             "vintage": "2026-10"
         *           },
         *           {
         *             "edition": "2026",
         *             "row_id": "stationary.liquid-fuel.diesel-oil@2026-09",
         *             "superseded": true,
         *             "value": 70.2,
         *             "value_text": "70.2",
         *             "vintage": "2026-09"
         *           }
         *         ],
         *         "energy_content": {
         *           "unit": "GJ/kL",
         *           "value": 38.6,
         *           "value_text": "38.6 GJ/kL"
         *         },
         *         "factor_id": "stationary.liquid-fuel.diesel-oil",
         *         "footnotes": [],
         *         "gases": [
         *           {
         *             "cell": "C14",
         *             "flags": [],
         *             "gas": "co2",
         *             "table": "Table 8",
         *             "unit": "kg CO2-e/GJ",
         *             "value": 69.9,
         *             "value_text": "69.9"
         *           },
         *           {
         *             "cell": "D14",
         *             "flags": [],
         *             "gas": "ch4",
         *             "table": "Table 8",
         *             "unit": "kg CO2-e/GJ",
         *             "value": 0.1,
         *             "value_text": "0.1"
         *           },
         *           {
         *             "cell": "E14",
         *             "flags": [],
         *             "gas": "n2o",
         *             "table": "Table 8",
         *             "unit": "kg CO2-e/GJ",
         *             "value": 0.2,
         *             "value_text": "0.2"
         *           }
         *         ],
         *         "gwp_basis": "AR6",
         *         "gwp_transform": {
         *           "gases": [
         *             {
         *               "formula": "69.9",
         *               "gas": "co2",
         *               "unit": "kg CO2-e/GJ",
         *               "value": 69.9,
         *               "value_text": "69.9"
         *             },
         *             {
         *               "formula": "0.1 × 29.8 / 28",
         *               "gas": "ch4",
         *               "unit": "kg CO2-e/GJ",
         *               "value": 0.106428571428571,
         *               "value_text": "0.106428571428571"
         *             },
         *             {
         *               "formula": "0.2 × 273 / 265",
         *               "gas": "n2o",
         *               "unit": "kg CO2-e/GJ",
         *               "value": 0.206037735849057,
         *               "value_text": "0.206037735849057"
         *             }
         *           ],
         *           "methane": "fossil",
         *           "method": {
         *             "id": "gwp_transform",
         *             "url": "/methods/gwp_transform",
         *             "version": "1.0.0"
         *           },
         *           "published": {
         *             "value": 70.2,
         *             "value_text": "70.2"
         *           },
         *           "reason": null,
         *           "status": "transformed"
         *         },
         *         "kind": "emission_factor",
         *         "licence": "CC-BY-4.0",
         *         "method": null,
         *         "period": null,
         *         "region": "NATIONAL",
         *         "region_name": "Australia",
         *         "row_id": "stationary.liquid-fuel.diesel-oil@2026-10",
         *         "scope": 1,
         *         "source": {
         *           "cells": [
         *             "Table 8!C14",
         *             "Table 8!D14",
         *             "Table 8!E14",
         *             "Table 8!F14"
         *           ],
         *           "release": "nga-factors-2026-473838050dd1",
         *           "table": "Table 8",
         *           "table_title": "Table 8 Direct (Scope 1) and indirect (scope 3) emission factors for the consumption of liquid fuels, including certain petroleum based products for stationary energy purposes"
         *         },
         *         "subcategory": "liquid_fuel",
         *         "superseded": false,
         *         "total_basis": "published",
         *         "unit": "kg CO2-e/GJ",
         *         "value": 70.2124663072776,
         *         "value_text": "70.2124663072776",
         *         "vintage": "2026-10"
         *       },
         *       "meta": {
         *         "as_of": "2026-10-07",
         *         "evidence_hash": "3719780970e5dd9daaded1e7a2f4381623d97851dc8dcefee5cc5ec1219622a4",
         *         "licences": [
         *           {
         *             "attribution": "© Commonwealth of Australia (Department of Climate Change, Energy, the Environment and Water), Australian National Greenhouse Accounts Factors, licensed under CC BY 4.0",
         *             "dataset": "au_dcceew_nga_emission_factors",
         *             "id": "CC-BY-4.0",
         *             "name": "Creative Commons Attribution 4.0 International",
         *             "url": "https://creativecommons.org/licenses/by/4.0/"
         *           },
         *           {
         *             "attribution": "Global warming potentials: IPCC AR4, AR5 (Table 8.A.1) and AR6 WG1 (Table 7.15, 7.SM.7)",
         *             "dataset": "au_ipcc_gwp",
         *             "id": "facts",
         *             "name": "Published figures, stated as facts",
         *             "url": "https://www.ipcc.ch/copyright/"
         *           }
         *         ],
         *         "provenance": [
         *           {
         *             "dataset": "au_ipcc_gwp",
         *             "edition": "2021",
         *             "file_basis": "transcribed_copy",
         *             "file_name": "gwp.csv",
         *             "file_sha256": "23ce312872eee39588567a9da79546b787ca7a9b0e3e642a3e647a748f388496",
         *             "landing_page": "https://www.ipcc.ch/report/ar6/wg1/",
         *             "observed_from": null,
         *             "observed_to": null,
         *             "published_basis": "stated",
         *             "published_on": "2021-08-09",
         *             "publisher": "Intergovernmental Panel on Climate Change",
         *             "release": "gwp-all-23ce312872ee",
         *             "retrieved_on": "2026-11-01",
         *             "title": "Global warming potentials over 100 years of the IPCC’s fourth, fifth and sixth assessments"
         *           },
         *           {
         *             "dataset": "au_dcceew_nga_emission_factors",
         *             "edition": "2026 (issue of 2026-10)",
         *             "file_basis": "transcribed_copy",
         *             "file_name": "nga-2026-text-of-workbook.txt",
         *             "file_sha256": "473838050dd15948f09e4f89906282699a2eeb6e624f5d56544f89c87bcd8373",
         *             "landing_page": "https://www.dcceew.gov.au/climate-change/publications/national-greenhouse-accounts-factors",
         *             "observed_from": null,
         *             "observed_to": null,
         *             "published_basis": "file_date",
         *             "published_on": "2026-10-07",
         *             "publisher": "Department of Climate Change, Energy, the Environment and Water",
         *             "release": "nga-factors-2026-473838050dd1",
         *             "retrieved_on": "2026-11-01",
         *             "title": "Australian National Greenhouse Accounts Factors"
         *           }
         *         ],
         *         "snapshot": "snap_7551b9f9e6e82a6a",
         *         "warnings": []
         *       }
         *     }
         */
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
                    dataset: string;
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
        /**
         * @example {
         *       "meta": {
         *         "as_of": "2026-10-07",
         *         "evidence_hash": "9b92097f1b45b235816dcd944ce652fc5ff939e701f1f7a026ca13061905a3f2",
         *         "licences": [
         *           {
         *             "attribution": "© Commonwealth of Australia (Department of Climate Change, Energy, the Environment and Water), Australian National Greenhouse Accounts Factors, licensed under CC BY 4.0",
         *             "dataset": "au_dcceew_nga_emission_factors",
         *             "id": "CC-BY-4.0",
         *             "name": "Creative Commons Attribution 4.0 International",
         *             "url": "https://creativecommons.org/licenses/by/4.0/"
         *           }
         *         ],
         *         "provenance": [
         *           {
         *             "dataset": "au_dcceew_nga_emission_factors",
         *             "edition": "2024",
         *             "file_basis": "publisher_file",
         *             "file_name": "national-greenhouse-account-factors-2024.xlsx",
         *             "file_sha256": "ff029695206c55ec60bd1e94fef6c59629bea4010268dce19258578bedb52fc7",
         *             "landing_page": "https://www.dcceew.gov.au/climate-change/publications/national-greenhouse-accounts-factors",
         *             "observed_from": null,
         *             "observed_to": null,
         *             "published_basis": "file_date",
         *             "published_on": "2024-09-02",
         *             "publisher": "Department of Climate Change, Energy, the Environment and Water",
         *             "release": "nga-factors-2024-ff029695206c",
         *             "retrieved_on": "2026-11-01",
         *             "title": "Australian National Greenhouse Accounts Factors"
         *           }
         *         ],
         *         "snapshot": "snap_7551b9f9e6e82a6a",
         *         "warnings": []
         *       },
         *       "results": [
         *         {
         *           "data": {
         *             "activity": "Victoria",
         *             "availability": {
         *               "detail": null,
         *               "expected_on": null,
         *               "reason_code": null,
         *               "status": "available"
         *             },
         *             "basis": "reported",
         *             "carbon_origin": null,
         *             "category": "electricity",
         *             "citation": "Department of Climate Change, Energy, the Environment and Water, Australian National Greenhouse Accounts Factors, 2024 edition, Table 1!B5: purchased grid electricity, Victoria, scope 2: 0.77 kg CO2-e/kWh (AR5 warming potentials).",
         *             "data_quality": {
         *               "flags": [],
         *               "score": 1
         *             },
         *             "edition": "2024",
         *             "energy_content": null,
         *             "factor_id": "electricity.purchased-grid.vic.location",
         *             "footnotes": [],
         *             "gases": [],
         *             "gwp_basis": "AR5",
         *             "gwp_transform": {
         *               "gases": [],
         *               "methane": null,
         *               "method": null,
         *               "published": {
         *                 "value": 0.77,
         *                 "value_text": "0.77"
         *               },
         *               "reason": null,
         *               "status": "native"
         *             },
         *             "kind": "emission_factor",
         *             "licence": "CC-BY-4.0",
         *             "method": "location_based",
         *             "period": null,
         *             "region": "VIC",
         *             "region_name": "Victoria",
         *             "row_id": "electricity.purchased-grid.vic.location@2024",
         *             "scope": 2,
         *             "source": {
         *               "cells": [
         *                 "Table 1!B5"
         *               ],
         *               "release": "nga-factors-2024-ff029695206c",
         *               "table": "Table 1",
         *               "table_title": "Table 1 Indirect (Scope 2 and Scope 3) emissions from consumption of purchased electricity from a grid"
         *             },
         *             "subcategory": "purchased_grid_electricity",
         *             "superseded": false,
         *             "total_basis": "published",
         *             "unit": "kg CO2-e/kWh",
         *             "value": 0.77,
         *             "value_text": "0.77",
         *             "vintage": null
         *           },
         *           "http_status": 200,
         *           "index": 0,
         *           "status": "ok"
         *         },
         *         {
         *           "error": {
         *             "code": "factor_not_found",
         *             "detail": "The 2024 edition publishes no such factor for WA. It is published for parts of it: ask for SWIS or NWIS. Nothing was put in its place.",
         *             "title": "There is no such emission factor",
         *             "valid_values": [
         *               "NSW_ACT",
         *               "VIC",
         *               "QLD",
         *               "SA",
         *               "SWIS",
         *               "NWIS",
         *               "TAS",
         *               "DKIS",
         *               "NATIONAL",
         *               "NEM",
         *               "OFF_GRID"
         *             ]
         *           },
         *           "http_status": 404,
         *           "index": 1,
         *           "status": "error"
         *         }
         *       ],
         *       "summary": {
         *         "failed": 1,
         *         "requested": 2,
         *         "succeeded": 1
         *       }
         *     }
         */
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
                    dataset: string;
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
        /**
         * @example {
         *       "findings": [],
         *       "meta": {
         *         "as_of": "2026-10-07",
         *         "edition": {
         *           "basis": "reporting_period",
         *           "days": [
         *             {
         *               "days": 365,
         *               "edition": "2025"
         *             }
         *           ],
         *           "edition": "2025",
         *           "editions_loaded": [
         *             "2021",
         *             "2023",
         *             "2024",
         *             "2025",
         *             "2026"
         *           ],
         *           "reason": "The 2025 edition is for activity from 1 July 2025 to 30 June 2026: 365 days of 2025-07-01 to 2026-06-30 belong to it.",
         *           "vintage": null
         *         },
         *         "evidence_hash": "d5441dae0f0fc37ad3da1594461e589e3e31e4304f7be86606ee824b8741b2ee",
         *         "licences": [
         *           {
         *             "attribution": "© Commonwealth of Australia (Department of Climate Change, Energy, the Environment and Water), Australian National Greenhouse Accounts Factors, licensed under CC BY 4.0",
         *             "dataset": "au_dcceew_nga_emission_factors",
         *             "id": "CC-BY-4.0",
         *             "name": "Creative Commons Attribution 4.0 International",
         *             "url": "https://creativecommons.org/licenses/by/4.0/"
         *           }
         *         ],
         *         "method": {
         *           "id": "factor_lint",
         *           "url": "/methods/factor_lint",
         *           "version": "1.0.0"
         *         },
         *         "provenance": [
         *           {
         *             "dataset": "au_dcceew_nga_emission_factors",
         *             "edition": "2024",
         *             "file_basis": "publisher_file",
         *             "file_name": "national-greenhouse-account-factors-2024.xlsx",
         *             "file_sha256": "ff029695206c55ec60bd1e94fef6c59629bea4010268dce19258578bedb52fc7",
         *             "landing_page": "https://www.dcceew.gov.au/climate-change/publications/national-greenhouse-accounts-factors",
         *             "observed_from": null,
         *             "observed_to": null,
         *             "published_basis": "file_date",
         *             "published_on": "2024-09-02",
         *             "publisher": "Department of Climate Change, Energy, the Environment and Water",
         *             "release": "nga-factors-2024-ff029695206c",
         *             "retrieved_on": "2026-11-01",
         *             "title": "Australian National Greenhouse Accounts Factors"
         *           },
         *           {
         *             "dataset": "au_dcceew_nga_emission_factors",
         *             "edition": "2025",
         *             "file_basis": "publisher_file",
         *             "file_name": "national-greenhouse-account-factors-2025.xlsx",
         *             "file_sha256": "8dd0386a1a5a275d0f8c19e1de9e6d788d2ca3edcdb2108b24644ffafb1f6914",
         *             "landing_page": "https://www.dcceew.gov.au/climate-change/publications/national-greenhouse-accounts-factors",
         *             "observed_from": null,
         *             "observed_to": null,
         *             "published_basis": "file_date",
         *             "published_on": "2025-09-01",
         *             "publisher": "Department of Climate Change, Energy, the Environment and Water",
         *             "release": "nga-factors-2025-8dd0386a1a5a",
         *             "retrieved_on": "2026-11-01",
         *             "title": "Australian National Greenhouse Accounts Factors"
         *           }
         *         ],
         *         "snapshot": "snap_7551b9f9e6e82a6a",
         *         "warnings": []
         *       },
         *       "results": [
         *         {
         *           "expected": {
         *             "edition": "2025",
         *             "factor_id": "electricity.purchased-grid.vic.location",
         *             "region": "VIC",
         *             "row_id": "electricity.purchased-grid.vic.location@2025",
         *             "unit": "kg CO2-e/kWh",
         *             "value": 0.78
         *           },
         *           "expected_value": 0.78,
         *           "findings": [
         *             {
         *               "code": "wrong_edition",
         *               "found": {
         *                 "edition": "2024",
         *                 "factor_id": "electricity.purchased-grid.vic.location",
         *                 "region": "VIC",
         *                 "row_id": "electricity.purchased-grid.vic.location@2024",
         *                 "unit": "kg CO2-e/kWh",
         *                 "value": 0.77
         *               },
         *               "message": "0.77 is the 2024 edition's electricity.purchased-grid.vic.location; the period's edition is 2025.",
         *               "severity": "error"
         *             }
         *           ],
         *           "id": "A7",
         *           "index": 0,
         *           "status": "findings"
         *         }
         *       ],
         *       "summary": {
         *         "clean": 0,
         *         "rows": 1,
         *         "with_findings": 1
         *       }
         *     }
         */
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
                    dataset: string;
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
        /**
         * @example {
         *       "data": [
         *         {
         *           "activity": "Victoria",
         *           "availability": {
         *             "detail": null,
         *             "expected_on": null,
         *             "reason_code": null,
         *             "status": "available"
         *           },
         *           "basis": "reported",
         *           "carbon_origin": null,
         *           "category": "electricity",
         *           "citation": "Department of Climate Change, Energy, the Environment and Water, Australian National Greenhouse Accounts Factors, 2025 edition, Table 1!B5: purchased grid electricity, Victoria, scope 2: 0.78 kg CO2-e/kWh (AR5 warming potentials).",
         *           "data_quality": {
         *             "flags": [],
         *             "score": 1
         *           },
         *           "edition": "2025",
         *           "energy_content": null,
         *           "factor_id": "electricity.purchased-grid.vic.location",
         *           "footnotes": [],
         *           "gases": [],
         *           "gwp_basis": "AR5",
         *           "gwp_transform": {
         *             "gases": [],
         *             "methane": null,
         *             "method": null,
         *             "published": {
         *               "value": 0.78,
         *               "value_text": "0.78"
         *             },
         *             "reason": null,
         *             "status": "native"
         *           },
         *           "kind": "emission_factor",
         *           "licence": "CC-BY-4.0",
         *           "method": "location_based",
         *           "period": null,
         *           "region": "VIC",
         *           "region_name": "Victoria",
         *           "row_id": "electricity.purchased-grid.vic.location@2025",
         *           "scope": 2,
         *           "source": {
         *             "cells": [
         *               "Table 1!B5"
         *             ],
         *             "release": "nga-factors-2025-8dd0386a1a5a",
         *             "table": "Table 1",
         *             "table_title": "Table 1 Indirect (scope 2 and scope 3) location-based emission factors associated with the consumption and losses of purchased or acquired electricity"
         *           },
         *           "subcategory": "purchased_grid_electricity",
         *           "superseded": false,
         *           "total_basis": "published",
         *           "unit": "kg CO2-e/kWh",
         *           "value": 0.78,
         *           "value_text": "0.78",
         *           "vintage": null
         *         }
         *       ],
         *       "meta": {
         *         "absence": null,
         *         "as_of": "2026-10-07",
         *         "edition": {
         *           "basis": "reporting_period",
         *           "days": [
         *             {
         *               "days": 365,
         *               "edition": "2025"
         *             }
         *           ],
         *           "edition": "2025",
         *           "editions_loaded": [
         *             "2021",
         *             "2023",
         *             "2024",
         *             "2025",
         *             "2026"
         *           ],
         *           "reason": "The 2025 edition is for activity from 1 July 2025 to 30 June 2026: 365 days of 2025-07-01 to 2026-06-30 belong to it.",
         *           "vintage": null
         *         },
         *         "evidence_hash": "ff0a403a67390775b240bb0b2a1825bebf7a76c70de5ff93d85381908389975e",
         *         "licences": [
         *           {
         *             "attribution": "© Commonwealth of Australia (Department of Climate Change, Energy, the Environment and Water), Australian National Greenhouse Accounts Factors, licensed under CC BY 4.0",
         *             "dataset": "au_dcceew_nga_emission_factors",
         *             "id": "CC-BY-4.0",
         *             "name": "Creative Commons Attribution 4.0 International",
         *             "url": "https://creativecommons.org/licenses/by/4.0/"
         *           }
         *         ],
         *         "provenance": [
         *           {
         *             "dataset": "au_dcceew_nga_emission_factors",
         *             "edition": "2025",
         *             "file_basis": "publisher_file",
         *             "file_name": "national-greenhouse-account-factors-2025.xlsx",
         *             "file_sha256": "8dd0386a1a5a275d0f8c19e1de9e6d788d2ca3edcdb2108b24644ffafb1f6914",
         *             "landing_page": "https://www.dcceew.gov.au/climate-change/publications/national-greenhouse-accounts-factors",
         *             "observed_from": null,
         *             "observed_to": null,
         *             "published_basis": "file_date",
         *             "published_on": "2025-09-01",
         *             "publisher": "Department of Climate Change, Energy, the Environment and Water",
         *             "release": "nga-factors-2025-8dd0386a1a5a",
         *             "retrieved_on": "2026-11-01",
         *             "title": "Australian National Greenhouse Accounts Factors"
         *           }
         *         ],
         *         "snapshot": "snap_7551b9f9e6e82a6a",
         *         "total": 1,
         *         "warnings": []
         *       },
         *       "page": {
         *         "has_more": false,
         *         "limit": 50,
         *         "next_cursor": null
         *       }
         *     }
         */
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
                    dataset: string;
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
        /**
         * @example {
         *       "data": [
         *         {
         *           "activity": "R410A (HFC blend)",
         *           "availability": {
         *             "detail": null,
         *             "expected_on": null,
         *             "reason_code": null,
         *             "status": "available"
         *           },
         *           "basis": "reported",
         *           "carbon_origin": null,
         *           "category": "industrial_processes",
         *           "citation": "Department of Climate Change, Energy, the Environment and Water, Australian National Greenhouse Accounts Factors, 2026 edition, issue of October 2026, Table 11!B6: industrial processes, R410A (HFC blend), Australia, scope 1: 1924 kg CO2-e/kg (AR5 warming potentials).",
         *           "data_quality": {
         *             "flags": [
         *               "transcribed_copy"
         *             ],
         *             "score": 2
         *           },
         *           "edition": "2026",
         *           "energy_content": null,
         *           "factor_id": "industrial.refrigerant-gwp.r410a",
         *           "footnotes": [],
         *           "gases": [],
         *           "gwp_basis": "AR5",
         *           "gwp_transform": {
         *             "gases": [],
         *             "methane": null,
         *             "method": null,
         *             "published": {
         *               "value": 1924,
         *               "value_text": "1924"
         *             },
         *             "reason": null,
         *             "status": "native"
         *           },
         *           "kind": "emission_factor",
         *           "licence": "CC-BY-4.0",
         *           "match": {
         *             "field": "id",
         *             "kind": "exact",
         *             "score": 0.933,
         *             "words": [
         *               {
         *                 "field": "id",
         *                 "kind": "exact",
         *                 "matched": "r410a",
         *                 "word": "r410a"
         *               }
         *             ]
         *           },
         *           "method": null,
         *           "period": null,
         *           "region": "NATIONAL",
         *           "region_name": "Australia",
         *           "row_id": "industrial.refrigerant-gwp.r410a@2026-10",
         *           "scope": 1,
         *           "source": {
         *             "cells": [
         *               "Table 11!B6"
         *             ],
         *             "release": "nga-factors-2026-473838050dd1",
         *             "table": "Table 11",
         *             "table_title": "Table 11 Global warming potentials of common refrigerants"
         *           },
         *           "subcategory": "refrigerant_gwp",
         *           "superseded": false,
         *           "total_basis": "published",
         *           "unit": "kg CO2-e/kg",
         *           "value": 1924,
         *           "value_text": "1924",
         *           "vintage": "2026-10"
         *         }
         *       ],
         *       "facets": {
         *         "category": [
         *           {
         *             "count": 1,
         *             "value": "industrial_processes"
         *           }
         *         ],
         *         "method": [],
         *         "region": [
         *           {
         *             "count": 1,
         *             "value": "NATIONAL"
         *           }
         *         ],
         *         "scope": [
         *           {
         *             "count": 1,
         *             "value": "1"
         *           }
         *         ],
         *         "unit": [
         *           {
         *             "count": 1,
         *             "value": "kg CO2-e/kg"
         *           }
         *         ]
         *       },
         *       "meta": {
         *         "as_of": "2026-10-07",
         *         "edition": {
         *           "basis": "newest",
         *           "days": [],
         *           "edition": "2026",
         *           "editions_loaded": [
         *             "2021",
         *             "2023",
         *             "2024",
         *             "2025",
         *             "2026"
         *           ],
         *           "reason": "Neither edition nor reporting_period was given: this is the newest edition in the snapshot.",
         *           "vintage": "2026-10"
         *         },
         *         "evidence_hash": "b9945d7fce08eccdd3ced7b266c4a65ac24bc7ce7d5be3c64e70b7d871813af6",
         *         "licences": [
         *           {
         *             "attribution": "© Commonwealth of Australia (Department of Climate Change, Energy, the Environment and Water), Australian National Greenhouse Accounts Factors, licensed under CC BY 4.0",
         *             "dataset": "au_dcceew_nga_emission_factors",
         *             "id": "CC-BY-4.0",
         *             "name": "Creative Commons Attribution 4.0 International",
         *             "url": "https://creativecommons.org/licenses/by/4.0/"
         *           }
         *         ],
         *         "provenance": [
         *           {
         *             "dataset": "au_dcceew_nga_emission_factors",
         *             "edition": "2026 (issue of 2026-10)",
         *             "file_basis": "transcribed_copy",
         *             "file_name": "nga-2026-text-of-workbook.txt",
         *             "file_sha256": "473838050dd15948f09e4f89906282699a2eeb6e624f5d56544f89c87bcd8373",
         *             "landing_page": "https://www.dcceew.gov.au/climate-change/publications/national-greenhouse-accounts-factors",
         *             "observed_from": null,
         *             "observed_to": null,
         *             "published_basis": "file_date",
         *             "published_on": "2026-10-07",
         *             "publisher": "Department of Climate Change, Energy, the Environment and Water",
         *             "release": "nga-factors-2026-473838050dd1",
         *             "retrieved_on": "2026-11-01",
         *             "title": "Australian National Greenhouse Accounts Factors"
         *           }
         *         ],
         *         "snapshot": "snap_7551b9f9e6e82a6a",
         *         "total": 1,
         *         "warnings": [],
         *         "words": [
         *           "r410a"
         *         ]
         *       },
         *       "page": {
         *         "has_more": false,
         *         "limit": 50,
         *         "next_cursor": null
         *       }
         *     }
         */
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
                    dataset: string;
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
                    change_percent_per_year: number | null;
                    change_t_per_year: number | null;
                    id: string;
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
                /** @enum {unknown} */
                status: "resolved" | "registry_only" | "register_only" | "cancelled" | "replaced";
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
                    dataset: string;
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
        /** @description One published figure that the answer was computed from. */
        EvidenceInput: {
            dataset: string;
            /** @description Figure or series key; `sha256_of_inputs` stands for a long list of inputs. */
            field: string;
            file_sha256: string;
            observed: string;
            /** @description Row or cell in the publisher’s file. */
            ref: string;
            release: string;
            value_text: string | null;
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
                    dataset: string;
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
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    first_day: string;
                    intensity_t_per_mwh: number | null;
                    /**
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
                         * @description ISO day.
                         * @example 2026-02-27
                         */
                        first_day: string;
                        intensity_t_per_mwh: number | null;
                        /**
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
                         * @description ISO day.
                         * @example 2026-02-27
                         */
                        first_day: string;
                        intensity_t_per_mwh: number | null;
                        /**
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
                         * @description ISO day.
                         * @example 2026-02-27
                         */
                        first_day: string;
                        intensity_t_per_mwh: number | null;
                        /**
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
                 * @description ISO day.
                 * @example 2026-02-27
                 */
                first_day: string;
                intensity_t_per_mwh: number | null;
                /**
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
                 * @description ISO day.
                 * @example 2026-02-27
                 */
                first_day: string;
                intensity_t_per_mwh: number | null;
                /**
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
                 * @description ISO day.
                 * @example 2026-02-27
                 */
                first_day: string;
                intensity_t_per_mwh: number | null;
                /**
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
        IssuedApiKey: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description key:<id>, operator or first_start. */
            created_by: string;
            /** @description When it stops working; null: never. */
            expires_at: string | null;
            /** @description Public part of the key. */
            id: string;
            /** @description The full key. Shown this once; only a hash of it is kept. */
            key: string;
            /** @description Last use, to about a minute; null: never used. */
            last_used_at: string | null;
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
        Me: {
            key: {
                expires_at: string | null;
                id: string;
                /** @enum {unknown} */
                mode: "live" | "test";
            };
            limits: components["schemas"]["Limits"];
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
                dataset: string;
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
        /** @enum {unknown} */
        Pack: "au_company_climate_intelligence" | "au_climate_disclosure";
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
        /**
         * @example {
         *       "code": "unknown_parameter",
         *       "detail": "One fault was found: colour is not known here.",
         *       "errors": [
         *         {
         *           "code": "unknown_parameter",
         *           "message": "is not known here",
         *           "parameter": "colour"
         *         }
         *       ],
         *       "hint": "This route takes no query parameters.",
         *       "instance": "/v1/plans?colour=red",
         *       "request_id": "9bacf938-080b-4dbc-960c-b75edd4c6ad1",
         *       "retryable": false,
         *       "status": 400,
         *       "title": "A parameter is not known to this route",
         *       "type": "http://127.0.0.1:8080/errors/unknown_parameter"
         *     }
         */
        Problem: {
            /**
             * @description The contract: switch on this.
             * @enum {unknown}
             */
            code: "malformed_request" | "malformed_json" | "unknown_parameter" | "invalid_parameter" | "missing_parameter" | "conflicting_parameters" | "invalid_cursor" | "missing_api_key" | "invalid_api_key_format" | "invalid_api_key" | "api_key_expired" | "api_key_revoked" | "plan_required" | "insufficient_scope" | "pack_not_entitled" | "route_not_found" | "company_not_found" | "region_not_found" | "pack_not_found" | "framework_not_found" | "factor_not_found" | "series_not_found" | "artifact_not_found" | "no_artifact_yet" | "record_not_found" | "run_not_found" | "release_not_found" | "dataset_not_found" | "api_key_not_found" | "method_not_allowed" | "not_acceptable" | "request_timeout" | "idempotency_in_progress" | "version_conflict" | "release_withdrawn" | "precondition_failed" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "abn_format_invalid" | "abn_checksum_failed" | "validation_failed" | "batch_too_large" | "batch_empty" | "gwp_transform_unavailable" | "idempotency_key_reused" | "target_inconsistent" | "boundary_shares_invalid" | "evidence_period_mismatch" | "precondition_required" | "rate_limited" | "quota_exhausted" | "concurrency_limited" | "header_fields_too_large" | "internal_error" | "upstream_unavailable" | "shutting_down" | "not_ready" | "timeout";
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
                dataset: string;
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
        Readiness: {
            checks: string[];
            /** @constant */
            status: "ready";
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
                         * @description ISO day.
                         * @example 2026-02-27
                         */
                        first_day: string;
                        intensity_t_per_mwh: number | null;
                        /**
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
                         * @description ISO day.
                         * @example 2026-02-27
                         */
                        first_day: string;
                        intensity_t_per_mwh: number | null;
                        /**
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
                         * @description ISO day.
                         * @example 2026-02-27
                         */
                        first_day: string;
                        intensity_t_per_mwh: number | null;
                        /**
                         * @description ISO day.
                         * @example 2026-02-27
                         */
                        last_day: string;
                        /** @description A day, month (2025-12), year, July-June year, or two days joined by a slash. */
                        period: string;
                    } | null;
                } | null;
                name: string;
                period: {
                    asked_for: string;
                    /**
                     * @description ISO day.
                     * @example 2026-02-27
                     */
                    end: string;
                    /**
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
                dataset: string;
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
                row_count: number;
                /** @description What the release is an issue of; a later one of the same slot supersedes it. */
                slot: string;
                source: string;
                status: string;
                title: string;
                withdrawn_on: string | null;
                withdrawn_reason: string | null;
            }[];
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
        /**
         * @example {
         *       "data": [
         *         {
         *           "accreditation": {
         *             "scheme": "GreenPower",
         *             "status": "listed_as_GREENPOWER_in_CDR"
         *           },
         *           "basis": "reported",
         *           "customer_type": "RESIDENTIAL",
         *           "data_quality": {
         *             "flags": [],
         *             "score": 2
         *           },
         *           "description": "one charge, three tiers; amount already scaled by percent",
         *           "kind": "retailer_offer",
         *           "offer": "offered",
         *           "options": [
         *             {
         *               "percent_green": 30,
         *               "price": 0.0132,
         *               "price_basis": "per kWh of total use",
         *               "price_text": "0.0132",
         *               "price_unit": "AUD/kWh"
         *             },
         *             {
         *               "percent_green": 50,
         *               "price": 0.022,
         *               "price_basis": "per kWh of total use",
         *               "price_text": "0.022",
         *               "price_unit": "AUD/kWh"
         *             },
         *             {
         *               "percent_green": 100,
         *               "price": 0.044,
         *               "price_basis": "per kWh of total use",
         *               "price_text": "0.044",
         *               "price_unit": "AUD/kWh"
         *             }
         *           ],
         *           "plan_id": null,
         *           "plans_total": 124,
         *           "plans_with_greenpower": 124,
         *           "product_id": "offer:2",
         *           "product_name": "Greenchoice",
         *           "product_type": "consumption",
         *           "provider": "ActewAGL",
         *           "provider_abn": "46221314841",
         *           "seen_in": "AER CDR plan detail JSON (alexanderramsay278/rentswitch data/cdr_raw)/act/detail_ACT62929SRE15_at_EME.json",
         *           "seen_on": "2026-09-30",
         *           "source": {
         *             "refs": [
         *               "line 2"
         *             ],
         *             "release": "greenpower-offers-all-b7f522668788"
         *           },
         *           "states": [
         *             "NSW",
         *             "ACT"
         *           ],
         *           "states_text": "ACT;NSW (Evoenergy area)"
         *         }
         *       ],
         *       "meta": {
         *         "as_of": "2026-10-07",
         *         "evidence_hash": "67a42a3447fe80855fa47f5145df17cc8c6c924086f2932455db2ee601046305",
         *         "licences": [
         *           {
         *             "attribution": "Retail plan data published under the Consumer Data Right; not the scheme’s own register",
         *             "dataset": "au_greenpower_accredited_products",
         *             "id": "facts",
         *             "name": "Published figures, stated as facts",
         *             "url": "https://www.aer.gov.au/energy-product-reference-data"
         *           }
         *         ],
         *         "method": {
         *           "id": "renewable_products",
         *           "url": "/methods/renewable_products",
         *           "version": "1.0.0"
         *         },
         *         "provenance": [
         *           {
         *             "dataset": "au_greenpower_accredited_products",
         *             "edition": "2026",
         *             "file_basis": "transcribed_copy",
         *             "file_name": "greenpower_products.csv",
         *             "file_sha256": "b7f52266878852fd9d9c480b7f47e3bbce663b7356e87f9b4fd2c86c1061747c",
         *             "landing_page": "https://www.greenpower.gov.au/",
         *             "observed_from": null,
         *             "observed_to": null,
         *             "published_basis": "retrieval_date",
         *             "published_on": "2026-09-30",
         *             "publisher": "Australian Energy Regulator plan data, collected by Southerly",
         *             "release": "greenpower-offers-all-b7f522668788",
         *             "retrieved_on": "2026-11-01",
         *             "title": "GreenPower offers by retailer, from regulator plan data"
         *           }
         *         ],
         *         "snapshot": "snap_7551b9f9e6e82a6a",
         *         "total": 1,
         *         "warnings": [
         *           {
         *             "code": "not_the_scheme_register",
         *             "message": "Read from plan data that retailers publish. The scheme publishes its register as text only: accreditation numbers and retailers of Western Australia, Tasmania and the Northern Territory are not here."
         *           }
         *         ]
         *       },
         *       "page": {
         *         "has_more": false,
         *         "limit": 50,
         *         "next_cursor": null
         *       }
         *     }
         */
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
                    dataset: string;
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
            meta: Record<string, never>;
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
                dataset: string;
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
                /** @enum {unknown} */
                status: "resolved" | "registry_only" | "register_only" | "cancelled" | "replaced";
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
                head_office: components["schemas"]["PhysicalRiskBlock"];
                site_bands: {
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
            transition: components["schemas"]["TransitionRiskBlock"];
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
                name_score: number | null;
                /** @description The row of the Safeguard table. */
                published: {
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
        Scope: "companies:read" | "reference:read" | "tenant:read" | "tenant:write" | "disclosure:write" | "webhooks:manage" | "keys:manage" | "audit:read" | "admin";
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
                    kind: string;
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
                /** @description Who wrote it, such as `key:<id>`. */
                authored_by: string;
                /** @description SHA-256 of the canonical JSON of the content. */
                body_sha256: string;
                /** @description Send it in quotes as If-Match to replace this version. */
                etag: string;
                kind: string;
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
            }[];
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
                /** @description Who wrote it, such as `key:<id>`. */
                authored_by: string;
                /** @description SHA-256 of the canonical JSON of the content. */
                body_sha256: string;
                /** @description Send it in quotes as If-Match to replace this version. */
                etag: string;
                kind: string;
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
        SnapshotPage: {
            data: {
                /** @description The day this set of releases came into force. */
                as_of: string;
                in_force_from: string | null;
                releases: number;
                snapshot: string;
            }[];
            meta: Record<string, never>;
            page: {
                has_more: boolean;
                limit: number;
                next_cursor: string | null;
            };
        };
        /**
         * @example {
         *       "data": [
         *         {
         *           "abs_series_id": "A2325846C",
         *           "adjustment": "10",
         *           "base_period": "2011-12=100",
         *           "basis": "reported",
         *           "dataflow": "ABS:CPI",
         *           "dataflow_version": null,
         *           "frequency": "Q",
         *           "index": {
         *             "code": "10001",
         *             "name": "All groups CPI"
         *           },
         *           "key": "1.10001.10.50.Q",
         *           "measure": {
         *             "code": "1",
         *             "name": "index_number"
         *           },
         *           "observations": [
         *             {
         *               "ref": "Data1!J314",
         *               "status": null,
         *               "time_period": "2024-Q2",
         *               "value": 138.8,
         *               "value_text": "138.8"
         *             }
         *           ],
         *           "region": {
         *             "code": "50",
         *             "name": "Weighted average of eight capital cities"
         *           },
         *           "release": "abs-cpi-cpi-2011-12-100-db04a4a51344",
         *           "series_id": "ABS:CPI/1.10001.10.50.Q/2011-12=100",
         *           "unit": "index"
         *         },
         *         {
         *           "abs_series_id": null,
         *           "adjustment": "10",
         *           "base_period": "2025-09=100",
         *           "basis": "reported",
         *           "dataflow": "ABS:CPI",
         *           "dataflow_version": "2.0.0",
         *           "frequency": "Q",
         *           "index": {
         *             "code": "10001",
         *             "name": "All groups CPI"
         *           },
         *           "key": "1.10001.10.50.Q",
         *           "measure": {
         *             "code": "1",
         *             "name": "index_number"
         *           },
         *           "observations": [
         *             {
         *               "ref": "series 0:0:0:0:0, observation 1",
         *               "status": null,
         *               "time_period": "2024-Q2",
         *               "value": 96.41,
         *               "value_text": "96.41"
         *             }
         *           ],
         *           "region": {
         *             "code": "50",
         *             "name": "Weighted average of eight capital cities"
         *           },
         *           "release": "abs-cpi-cpi-2025-09-100-f1e8cf6c714d",
         *           "series_id": "ABS:CPI/1.10001.10.50.Q/2025-09=100",
         *           "unit": "index"
         *         }
         *       ],
         *       "meta": {
         *         "as_of": "2026-10-07",
         *         "evidence_hash": "4f7f424953315276b3778fc8b9d241a6d2d2e82c317ec6ea157b118a8929bd90",
         *         "licences": [
         *           {
         *             "attribution": "Source: Australian Bureau of Statistics, Consumer Price Index, Australia.",
         *             "dataset": "au_abs_cpi",
         *             "id": "CC-BY-4.0",
         *             "name": "Creative Commons Attribution 4.0 International",
         *             "url": "https://creativecommons.org/licenses/by/4.0/"
         *           }
         *         ],
         *         "method": {
         *           "id": "statistical_series",
         *           "url": "/methods/statistical_series",
         *           "version": "1.0.0"
         *         },
         *         "provenance": [
         *           {
         *             "dataset": "au_abs_cpi",
         *             "edition": "CPI 2011-12=100 to 2024-Q2",
         *             "file_basis": "publisher_file",
         *             "file_name": "640101_2024.xlsx",
         *             "file_sha256": "db04a4a51344c364f47069fea774097f8d7f08ec40a7dc3a6e5d1f7019b0b28b",
         *             "landing_page": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia",
         *             "observed_from": "1948-07-01",
         *             "observed_to": "2024-06-30",
         *             "published_basis": "stated",
         *             "published_on": "2024-07-31",
         *             "publisher": "Australian Bureau of Statistics",
         *             "release": "abs-cpi-cpi-2011-12-100-db04a4a51344",
         *             "retrieved_on": "2026-11-01",
         *             "title": "Consumer Price Index, Australia"
         *           },
         *           {
         *             "dataset": "au_abs_cpi",
         *             "edition": "CPI 2025-09=100 to 2024-Q4",
         *             "file_basis": "publisher_file",
         *             "file_name": "sdmx_json_cpi_20260312.json",
         *             "file_sha256": "f1e8cf6c714de318e9430a79a9940428c52b1e5d1a47e4a4e19aadb41dd040c6",
         *             "landing_page": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia",
         *             "observed_from": "2024-01-01",
         *             "observed_to": "2024-12-31",
         *             "published_basis": "retrieval_date",
         *             "published_on": "2026-03-12",
         *             "publisher": "Australian Bureau of Statistics",
         *             "release": "abs-cpi-cpi-2025-09-100-f1e8cf6c714d",
         *             "retrieved_on": "2026-11-01",
         *             "title": "Consumer Price Index, Australia"
         *           }
         *         ],
         *         "snapshot": "snap_7551b9f9e6e82a6a",
         *         "total": 2,
         *         "warnings": []
         *       },
         *       "page": {
         *         "has_more": false,
         *         "limit": 50,
         *         "next_cursor": null
         *       },
         *       "rereference_links": [
         *         {
         *           "factor_high": 1.440278,
         *           "factor_low": 1.439501,
         *           "from_base": "2011-12=100",
         *           "from_series": "ABS:CPI/1.10001.10.50.Q/2011-12=100",
         *           "key": "1.10001.10.50.Q",
         *           "shared_periods": [
         *             {
         *               "from_text": "137.4",
         *               "ratio": 1.440101,
         *               "time_period": "2024-Q1",
         *               "to_text": "95.41"
         *             },
         *             {
         *               "from_text": "138.8",
         *               "ratio": 1.439685,
         *               "time_period": "2024-Q2",
         *               "to_text": "96.41"
         *             }
         *           ],
         *           "to_base": "2025-09=100",
         *           "to_series": "ABS:CPI/1.10001.10.50.Q/2025-09=100"
         *         }
         *       ]
         *     }
         */
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
                    dataset: string;
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
        /** @description Identifies the request in the log; what the client sent, or a new one. */
        "X-Request-Id": string;
    };
    pathItems: never;
}
export type AddressMatches = components['schemas']['AddressMatches'];
export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyPage = components['schemas']['ApiKeyPage'];
export type AuditEvent = components['schemas']['AuditEvent'];
export type AuditEventPage = components['schemas']['AuditEventPage'];
export type ChangedSitesRecord = components['schemas']['ChangedSitesRecord'];
export type ClimateContextBlock = components['schemas']['ClimateContextBlock'];
export type ClimateProfile = components['schemas']['ClimateProfile'];
export type ClimateProfileBatch = components['schemas']['ClimateProfileBatch'];
export type ClimateRisk = components['schemas']['ClimateRisk'];
export type ClimateRiskBatch = components['schemas']['ClimateRiskBatch'];
export type DatasetList = components['schemas']['DatasetList'];
export type EmissionCalculation = components['schemas']['EmissionCalculation'];
export type EmissionFactor = components['schemas']['EmissionFactor'];
export type EmissionFactorAnswer = components['schemas']['EmissionFactorAnswer'];
export type EmissionFactorBatch = components['schemas']['EmissionFactorBatch'];
export type EmissionFactorLint = components['schemas']['EmissionFactorLint'];
export type EmissionFactorPage = components['schemas']['EmissionFactorPage'];
export type EmissionFactorReference = components['schemas']['EmissionFactorReference'];
export type EmissionFactorSearchPage = components['schemas']['EmissionFactorSearchPage'];
export type EmissionsBlock = components['schemas']['EmissionsBlock'];
export type EmissionsTrendBlock = components['schemas']['EmissionsTrendBlock'];
export type EntityBlock = components['schemas']['EntityBlock'];
export type EntityEmissions = components['schemas']['EntityEmissions'];
export type EvidenceInput = components['schemas']['EvidenceInput'];
export type Fault = components['schemas']['Fault'];
export type GridIntensity = components['schemas']['GridIntensity'];
export type GridIntensityBlock = components['schemas']['GridIntensityBlock'];
export type Health = components['schemas']['Health'];
export type IssuedApiKey = components['schemas']['IssuedApiKey'];
export type KeyRotation = components['schemas']['KeyRotation'];
export type Limits = components['schemas']['Limits'];
export type Me = components['schemas']['Me'];
export type NameCandidates = components['schemas']['NameCandidates'];
export type NewApiKey = components['schemas']['NewApiKey'];
export type Pack = components['schemas']['Pack'];
export type PhysicalRiskBlock = components['schemas']['PhysicalRiskBlock'];
export type PlanList = components['schemas']['PlanList'];
export type PlanName = components['schemas']['PlanName'];
export type Problem = components['schemas']['Problem'];
export type ProfileData = components['schemas']['ProfileData'];
export type Provenance = components['schemas']['Provenance'];
export type Readiness = components['schemas']['Readiness'];
export type ReferenceContext = components['schemas']['ReferenceContext'];
export type ReleasePage = components['schemas']['ReleasePage'];
export type RenewableProduct = components['schemas']['RenewableProduct'];
export type RenewableProductPage = components['schemas']['RenewableProductPage'];
export type Requirement = components['schemas']['Requirement'];
export type RequirementPage = components['schemas']['RequirementPage'];
export type ResolvedCompany = components['schemas']['ResolvedCompany'];
export type ResolvedEntity = components['schemas']['ResolvedEntity'];
export type RiskData = components['schemas']['RiskData'];
export type SafeguardMechanismBlock = components['schemas']['SafeguardMechanismBlock'];
export type ScenarioContextBlock = components['schemas']['ScenarioContextBlock'];
export type Scope = components['schemas']['Scope'];
export type Scope3ScreeningBlock = components['schemas']['Scope3ScreeningBlock'];
export type SectorBenchmarkBlock = components['schemas']['SectorBenchmarkBlock'];
export type SectorClassificationBlock = components['schemas']['SectorClassificationBlock'];
export type SiteClimateBlock = components['schemas']['SiteClimateBlock'];
export type SiteClimateProfiles = components['schemas']['SiteClimateProfiles'];
export type SiteClimateRisks = components['schemas']['SiteClimateRisks'];
export type SiteRollupBlock = components['schemas']['SiteRollupBlock'];
export type SitesHistory = components['schemas']['SitesHistory'];
export type SitesRecord = components['schemas']['SitesRecord'];
export type SnapshotDiff = components['schemas']['SnapshotDiff'];
export type SnapshotPage = components['schemas']['SnapshotPage'];
export type StatisticalSeriesPage = components['schemas']['StatisticalSeriesPage'];
export type TransitionRiskBlock = components['schemas']['TransitionRiskBlock'];
export type Usage = components['schemas']['Usage'];
export type WaterStressBlock = components['schemas']['WaterStressBlock'];
export type ResponseProblem = components['responses']['Problem'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRateLimitPolicy = components['headers']['RateLimit-Policy'];
export type HeaderXRequestId = components['headers']['X-Request-Id'];
export type $defs = Record<string, never>;
export interface operations {
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
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
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
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
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
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
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
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressMatches"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
            };
        };
        responses: {
            /** @description Climate profiles of up to 50 companies */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClimateProfileBatch"];
                    "application/x-ndjson": components["schemas"]["ClimateProfileBatch"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
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
            };
        };
        responses: {
            /** @description Physical and transition risk of up to 50 companies */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClimateRiskBatch"];
                    "application/x-ndjson": components["schemas"]["ClimateRiskBatch"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
    getClimateProfile: {
        parameters: {
            query?: {
                /** @description Only these blocks, separated by commas. */
                include?: ("entity" | "emissions" | "sector_classification" | "sector_benchmark" | "emissions_trend" | "transition_risk" | "safeguard_mechanism" | "grid_intensity" | "climate_context" | "scope3_screening" | "water_stress" | "scenario_context")[];
                /** @description All blocks but these. Excludes `include`. */
                exclude?: ("entity" | "emissions" | "sector_classification" | "sector_benchmark" | "emissions_trend" | "transition_risk" | "safeguard_mechanism" | "grid_intensity" | "climate_context" | "scope3_screening" | "water_stress" | "scenario_context")[];
                /** @description Adds the trace of every rule and every single input. */
                explain?: boolean;
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClimateProfile"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClimateRisk"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceContext"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
            /** @description The sites that the tenant declared for a company */
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
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
            header?: never;
            path: {
                /** @description Australian Business Number: eleven digits, spaces allowed. */
                abn: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
            /** @description Declare the sites of a company */
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
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteClimateProfiles"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteClimateRisks"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
            /** @description Every version of the declared sites, newest first */
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
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
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
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissionFactorBatch"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissionCalculation"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewableProductPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissionFactorLint"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewableProductPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissionFactorPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissionFactorPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissionFactorPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissionFactorSearchPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmissionFactorAnswer"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
                /** @description With `name`: most candidates. */
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResolvedEntity"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityEmissions"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GridIntensity"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
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
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
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
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
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
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
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
            /** @description Show the tenant, its plan and what the key may do */
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
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
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
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
                /** @description Rows that differ to show for each slot. */
                rows?: number;
            };
            header?: never;
            path: {
                a: string;
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
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticalSeriesPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
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
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            406: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            504: components["responses"]["Problem"];
        };
    };
}
