import { RECORD_EXAMPLES } from './record-resources.ts'

/**
 * How each keyed route is tried across tenants. A new keyed route fails the first test until it has a line here:
 * - `public_data`: answers from published data, the same for every tenant;
 * - `own`: lists or shows what is the caller's own; must not contain anything of the other tenant;
 * - `by_company`: about a company, with what the tenant wrote about it; must hold nothing that the other one wrote;
 * - `with_bundles`: about runs and bundles; tried by disclosure-reports.test.ts, which makes some;
 * - `with_review`: moves, comments and marks of a company and period; tried by review.test.ts, which makes some;
 * - `with_ledger`: lines and totals of a ledger; tried by ledger/ledger-rights.test.ts and ledger-files.test.ts, which write some;
 * - `with_portfolio`: portfolios; tried by portfolio-records.test.ts, which saves some;
 * - `watched`: about watchlists, events and webhooks; tried by monitoring-isolation.test.ts, which makes some;
 * - `operators`: about data that all tenants share, for keys with `data:operate` alone; tried by desk.test.ts;
 * - `with_files`: evidence files; tried by evidence-files.test.ts, which uploads some;
 * - `people`: about a person or a session of theirs (members.test.ts, record-drafts.test.ts); a request: another tenant's object, must be 404.
 */
export type Trial =
  | 'public_data'
  | 'own'
  | 'by_company'
  | 'with_bundles'
  | 'with_review'
  | 'with_ledger'
  | 'with_portfolio'
  | 'watched'
  | 'operators'
  | 'with_files'
  | 'people'
  | { readonly payload?: object }

/** Several routes of published data below one address. */
const each = (start: string, parts: string): Readonly<Record<string, Trial>> =>
  Object.fromEntries(parts.split(' ').map((part) => [`${start}/${part}`, 'public_data']))

export const TRIALS: Readonly<Record<string, Trial>> = {
  'GET /v1/entities/resolve': 'public_data',
  'GET /v1/entities/{abn}/emissions': 'public_data',
  ...each('GET /v1/companies/{abn}', 'climate-profile climate-profile/export climate-risk climate-series'),
  ...each('GET /v1/companies/{abn}', 'reference-context sector-peers'),
  ...each('POST /v1/companies/batch', 'climate-profiles climate-risks climate-profiles/export'),
  'GET /v1/companies/{abn}/sites/climate-profiles': 'by_company',
  'GET /v1/companies/{abn}/sites/climate-risks': 'by_company',
  'GET /v1/companies/{abn}/records': 'by_company',
  ...Object.fromEntries(
    RECORD_EXAMPLES.map(({ route }) => `/v1/companies/{abn}/${route}`).flatMap((path) =>
      [`PUT ${path}`, `GET ${path}`, `GET ${path}/history`, `DELETE ${path}`].map(
        (route) => [route, 'by_company'] as const,
      ),
    ),
  ),
  'POST /v1/companies/{abn}/imports': 'by_company',
  'POST /v1/companies/{abn}/ledger-lines': 'with_ledger',
  'GET /v1/companies/{abn}/ledger-lines': 'with_ledger',
  'GET /v1/companies/{abn}/ledger-totals': 'with_ledger',
  'POST /v1/companies/{abn}/ledger-imports': 'with_ledger',
  'GET /v1/companies/{abn}/ledger-imports': 'with_ledger',
  'GET /v1/companies/{abn}/ledger-lines/explain': 'with_ledger',
  'GET /v1/ledger-layouts': 'with_ledger',
  'PUT /v1/ledger-layouts/{id}': 'with_ledger',
  'DELETE /v1/ledger-layouts/{id}': 'with_ledger',
  'GET /v1/ledger-choices': 'with_ledger',
  'PUT /v1/ledger-choices': 'with_ledger',
  'DELETE /v1/ledger-choices': 'with_ledger',
  'GET /v1/companies/{abn}/ledger-analysis': 'with_ledger',
  'POST /v1/companies/{abn}/ledger-gaps': 'with_ledger',
  'POST /v1/companies/{abn}/review/sign': 'with_review',
  'GET /v1/imports/{kind}/template': 'public_data',
  'GET /v1/companies/{abn}/emission-targets/progress': 'by_company',
  'GET /v1/companies/{abn}/market-based-scope2': 'by_company',
  'GET /v1/companies/{abn}/filing-readiness': 'by_company',
  'GET /v1/companies/{abn}/contradictions': 'by_company',
  'GET /v1/companies/{abn}/filing-readiness/last-change': 'by_company',
  'POST /v1/companies/{abn}/contradictions/{id}/explanation': 'by_company',
  'GET /v1/companies/{abn}/disclosure-draft': 'by_company',
  'POST /v1/companies/{abn}/disclosure-draft/import': 'by_company',
  'POST /v1/companies/{abn}/number-checks': 'by_company',
  'GET /v1/companies/{abn}/disclosure-metadata': 'by_company',
  'GET /v1/companies/{abn}/organisational-boundary/reconciliation': 'by_company',
  'GET /v1/companies/{abn}/review': 'by_company',
  'POST /v1/companies/{abn}/review/submit': 'with_review',
  'POST /v1/companies/{abn}/review/decide': 'with_review',
  'POST /v1/companies/{abn}/review/approve': 'with_review',
  'GET /v1/companies/{abn}/comments': 'by_company',
  'POST /v1/companies/{abn}/comments': 'with_review',
  'POST /v1/companies/{abn}/comments/{id}/resolve': 'with_review',
  'POST /v1/companies/{abn}/comments/{id}/reopen': 'with_review',
  'GET /v1/companies/{abn}/audit-sheet': 'by_company',
  'GET /v1/companies/{abn}/evidence': 'by_company',
  'GET /v1/companies/{abn}/evidence/download': 'by_company',
  'POST /v1/companies/{abn}/audit-sheet': 'with_review',
  'POST /v1/reporting-duty': 'public_data',
  'POST /v1/evidence-files': 'with_files',
  'GET /v1/evidence-files': 'own',
  'GET /v1/evidence-files/{sha256}': {},
  'GET /v1/evidence-files/{sha256}/content': {},
  'DELETE /v1/evidence-files/{sha256}': {},
  'POST /v1/desk/files': 'operators',
  'GET /v1/desk/files': 'operators',
  'GET /v1/desk/files/{id}': 'operators',
  'POST /v1/desk/files/{id}/check': 'operators',
  'POST /v1/desk/files/{id}/load': 'operators',
  'DELETE /v1/desk/files/{id}': 'operators',
  'GET /v1/desk/releases': 'operators',
  'POST /v1/desk/releases/{id}/withdraw': 'operators',
  'GET /v1/desk/changes': 'operators',
  'GET /v1/desk/changes/{id}': 'operators',
  'POST /v1/desk/changes/{id}/apply': 'operators',
  'DELETE /v1/desk/changes/{id}': 'operators',
  'GET /v1/desk/updates': 'operators',
  'POST /v1/desk/waiting-files/open': 'operators',
  'POST /v1/desk/waiting-files/set-aside': 'operators',
  'GET /v1/desk/link-proposals': 'operators',
  'GET /v1/desk/links': 'operators',
  'POST /v1/desk/links': 'operators',
  'POST /v1/companies/{abn}/disclosure-report': 'with_bundles',
  'GET /v1/companies/{abn}/disclosure-reports': 'with_bundles',
  'GET /v1/companies/{abn}/disclosure-reports/latest/download': 'with_bundles',
  'GET /v1/companies/{abn}/disclosure-reports/{artifact_id}/download': 'with_bundles',
  'GET /v1/companies/{abn}/disclosure-reports/compare': 'with_bundles',
  'GET /v1/companies/{abn}/disclosure-report-runs': 'with_bundles',
  'GET /v1/companies/{abn}/disclosure-report-runs/{run_id}': 'with_bundles',
  'POST /v1/companies/{abn}/disclosure-report-runs/{run_id}/cancel': 'with_bundles',
  'GET /v1/grid-intensity/{region}': 'public_data',
  'GET /v1/addresses/match': 'public_data',
  'GET /v1/datasets/{slug}/export': 'public_data',
  'GET /v1/tables': 'public_data',
  'GET /v1/datasets/{slug}/releases': 'public_data',
  'GET /v1/snapshots': 'public_data',
  'GET /v1/snapshots/{a}/diff/{b}': 'public_data',
  ...each('GET /v1/packs/{pack_id}/frameworks', 'aasb-s2/requirements {framework_id}/requirements'),
  ...each(
    'GET /v1/emission-factors',
    'scope1 scope2 scope3 search renewable-products greenpower {factor_id}',
  ),
  ...each('POST /v1/emission-factors', 'batch calculate lint'),
  'GET /v1/statistical/multipliers': 'public_data',
  'GET /v1/statistical/series': 'public_data',
  ...each('GET /v1/registry', 'overview reporters'),
  ...each('GET /v1/climate', 'facilities warming-levels heat-response transition-scenarios'),
  'GET /v1/snapshots/{a}/diff/{b}/impact': 'watched',
  ...each('POST /v1/portfolios', 'preview resolve'),
  ...Object.fromEntries(
    [
      'GET /v1/portfolios',
      ...['PUT', 'GET', 'DELETE'].map((method) => `${method} /v1/portfolios/{id}`),
      'GET /v1/portfolios/{id}/history',
      'GET /v1/portfolios/{id}/financed-emissions',
    ].map((route) => [route, 'with_portfolio'] as const),
  ),
  'GET /v1/watchlists': 'own',
  'PUT /v1/watchlists/{id}': 'own',
  'GET /v1/watchlists/{id}': 'watched',
  'DELETE /v1/watchlists/{id}': 'watched',
  'GET /v1/events': 'own',
  'GET /v1/webhooks': 'own',
  'POST /v1/webhooks': 'own',
  'GET /v1/webhooks/{id}': 'watched',
  'PUT /v1/webhooks/{id}': 'watched',
  'DELETE /v1/webhooks/{id}': 'watched',
  'POST /v1/webhooks/{id}/rotate': 'watched',
  'POST /v1/webhooks/{id}/test': 'watched',
  'GET /v1/webhooks/{id}/deliveries': 'watched',
  'GET /v1/webhooks/{id}/deliveries/{event_id}': 'watched',
  'POST /v1/webhooks/{id}/deliveries/{event_id}/resend': 'watched',
  'GET /v1/me': 'own',
  'GET /v1/me/record-drafts': 'own',
  'GET /v1/me/record-drafts/{abn}/{kind}': 'people',
  'PUT /v1/me/record-drafts/{abn}/{kind}': 'people',
  'DELETE /v1/me/record-drafts/{abn}/{kind}': 'people',
  'POST /v1/me/email/confirmation-mail': 'people',
  'POST /v1/me/email/confirm': 'people',
  'GET /v1/me/account': 'people',
  'POST /v1/me/account': 'people',
  'GET /v1/me/keys': 'people',
  'POST /v1/me/keys': 'people',
  'DELETE /v1/me/keys/{id}': 'people',
  'GET /v1/me/work': 'people',
  'POST /v1/me/work/visit': 'people',
  'GET /v1/me/notifications': 'people',
  'POST /v1/me/notifications/read': 'people',
  'GET /v1/me/notification-preferences': 'people',
  'PUT /v1/me/notification-preferences': 'people',
  'GET /v1/notification-mails': 'own',
  'GET /v1/company-periods': 'own',
  'PUT /v1/companies/{abn}/period-owner': 'with_review',
  'GET /v1/me/passkeys': 'people',
  'POST /v1/me/passkeys/options': 'people',
  'POST /v1/me/passkeys': 'people',
  'DELETE /v1/me/passkeys/{id}': 'people',
  'POST /v1/session': 'own',
  'GET /v1/members': 'own',
  'POST /v1/members': 'own',
  'GET /v1/members/{id}': 'people',
  'PUT /v1/members/{id}': 'people',
  'DELETE /v1/members/{id}': 'people',
  'POST /v1/members/{id}/invitation': 'people',
  'POST /v1/members/{id}/erase': 'people',
  'GET /v1/sessions': 'own',
  'DELETE /v1/sessions/{id}': 'people',
  'GET /v1/usage': 'own',
  'GET /v1/keys': 'own',
  'GET /v1/audit-events': 'own',
  'POST /v1/keys': 'own',
  'GET /v1/keys/{id}': {},
  'DELETE /v1/keys/{id}': {},
  'POST /v1/keys/{id}/rotate': { payload: {} },
}
