import type { Route } from './platform/route.ts'
import { matchAddresses } from './routes/addresses.ts'
import { listAuditEvents } from './routes/audit-events.ts'
import { auditSheetRoutes } from './routes/audit-sheet.ts'
import { challengeRoutes } from './routes/challenges.ts'
import { getClimateSeries } from './routes/climate-series.ts'
import { commentRoutes } from './routes/comments.ts'
import { companyRoutes } from './routes/companies.ts'
import { companyBatchRoutes } from './routes/company-batch.ts'
import { companyEvidenceRoutes } from './routes/company-evidence.ts'
import { companyPeriodRoutes } from './routes/company-periods.ts'
import { contradictionRoutes } from './routes/contradictions.ts'
import { datasetRoutes } from './routes/datasets.ts'
import { deskChangeRoutes } from './routes/desk-changes.ts'
import { deskFileRoutes } from './routes/desk-files.ts'
import { deskLinkRoutes } from './routes/desk-links.ts'
import { deskReleaseRoutes } from './routes/desk-releases.ts'
import { deskUpdateRoutes } from './routes/desk-updates.ts'
import { compareDisclosureReports } from './routes/disclosure-compare.ts'
import { getDisclosureDraft } from './routes/disclosure-draft.ts'
import { disclosureMetadataRoutes } from './routes/disclosure-metadata.ts'
import { disclosureRecordRoutes } from './routes/disclosure-records.ts'
import { disclosureReportRoutes } from './routes/disclosure-reports.ts'
import { disclosureRunRoutes } from './routes/disclosure-runs.ts'
import { docsRoutes } from './routes/docs.ts'
import { importDisclosureDraft } from './routes/draft-import.ts'
import { entityRoutes } from './routes/entities.ts'
import { getErrorPage } from './routes/errors.ts'
import { listEvents } from './routes/events.ts'
import { evidenceFileRoutes } from './routes/evidence-files.ts'
import { lintFactors } from './routes/factor-lint.ts'
import { factorListRoutes } from './routes/factor-lists.ts'
import { factorRequestRoutes } from './routes/factor-requests.ts'
import { searchFactorsRoute } from './routes/factor-search.ts'
import { getFilingReadiness } from './routes/filing-readiness.ts'
import { formulaRoutes } from './routes/formulas.ts'
import { frameworkRoutes } from './routes/frameworks.ts'
import { getGridIntensity } from './routes/grid-intensity.ts'
import { healthRoutes } from './routes/health.ts'
import { getSnapshotImpact } from './routes/impact.ts'
import { importRoutes } from './routes/imports.ts'
import { invitationRoutes } from './routes/invitation.ts'
import { keyRoutes } from './routes/keys.ts'
import { ledgerRoutes } from './routes/ledger.ts'
import { ledgerAnalysisRoutes } from './routes/ledger-analysis.ts'
import { llmsRoutes } from './routes/llms.ts'
import { getMarketBasedScope2 } from './routes/market-based-scope2.ts'
import { getMe } from './routes/me.ts'
import { memberRoutes } from './routes/members.ts'
import { getMethodPage } from './routes/methods.ts'
import { listMultipliers } from './routes/multipliers.ts'
import { myAccountRoutes } from './routes/my-account.ts'
import { myEmailRoutes } from './routes/my-email.ts'
import { myKeyRoutes } from './routes/my-keys.ts'
import { myNotificationRoutes } from './routes/my-notifications.ts'
import { myPasskeyRoutes } from './routes/my-passkeys.ts'
import { myWorkRoutes } from './routes/my-work.ts'
import { listFacilities } from './routes/national-facilities.ts'
import { listNotificationMails } from './routes/notification-mails.ts'
import { checkNumbersInText } from './routes/number-checks.ts'
import { getOpenApi } from './routes/openapi.ts'
import { operatorTenantRoutes } from './routes/operator-tenants.ts'
import { checkNumbersOfDraft } from './routes/paper-checks.ts'
import { passkeySignInRoutes } from './routes/passkey-sign-in.ts'
import { listPlans } from './routes/plans.ts'
import { exportPortfolio } from './routes/portfolio-export.ts'
import { portfolioRoutes } from './routes/portfolios.ts'
import { exportClimateProfile } from './routes/profile-export.ts'
import { listPublicFactors } from './routes/public-factors.ts'
import { getReadinessChange } from './routes/readiness-change.ts'
import { recordDraftRoutes } from './routes/record-drafts.ts'
import { listCompanyRecords } from './routes/records.ts'
import { getRegistryOverview } from './routes/registry-overview.ts'
import { listReporters } from './routes/registry-reporters.ts'
import { renewableProductRoutes } from './routes/renewable-products.ts'
import { classifyReportingDuty } from './routes/reporting-duty.ts'
import { requestDisclosureReport } from './routes/request-disclosure-report.ts'
import { reviewRoutes } from './routes/review.ts'
import { getRiskProposals } from './routes/risk-proposals.ts'
import { getSectorPeers } from './routes/sector-peers.ts'
import { sessionRoutes } from './routes/session.ts'
import { openSessionRoutes } from './routes/sessions.ts'
import { signInRoutes } from './routes/sign-in.ts'
import { siteRoutes } from './routes/sites.ts'
import { listStatisticalSeries } from './routes/statistical-series.ts'
import { tableRoutes } from './routes/tables.ts'
import { getTargetProgress } from './routes/target-progress.ts'
import { transitionScenarioRoutes } from './routes/transition-scenarios.ts'
import { getUsage } from './routes/usage.ts'
import { verifyRoutes } from './routes/verify.ts'
import { warmingLevelRoutes } from './routes/warming-levels.ts'
import { watchlistRoutes } from './routes/watchlists.ts'
import { webRoutes } from './routes/web.ts'
import { webhookDeliveryRoutes } from './routes/webhook-deliveries.ts'
import { webhookRoutes } from './routes/webhooks.ts'

/** Every route of the service, in the order of the reference. A new route is a file in routes/ and a line here. */
export const ROUTES: readonly Route[] = [
  ...entityRoutes,
  ...companyRoutes,
  exportClimateProfile,
  getSectorPeers,
  getRegistryOverview,
  listReporters,
  getClimateSeries,
  ...companyBatchRoutes,
  exportPortfolio,
  ...siteRoutes,
  getTargetProgress,
  getMarketBasedScope2,
  getRiskProposals,
  getFilingReadiness,
  ...contradictionRoutes,
  checkNumbersInText,
  getDisclosureDraft,
  checkNumbersOfDraft,
  importDisclosureDraft,
  getReadinessChange,
  ...disclosureMetadataRoutes,
  classifyReportingDuty,
  listCompanyRecords,
  ...disclosureRecordRoutes,
  ...recordDraftRoutes,
  ...importRoutes,
  ...ledgerRoutes,
  ...ledgerAnalysisRoutes,
  ...portfolioRoutes,
  ...reviewRoutes,
  ...commentRoutes,
  ...auditSheetRoutes,
  requestDisclosureReport,
  ...disclosureReportRoutes,
  compareDisclosureReports,
  ...disclosureRunRoutes,
  ...verifyRoutes,
  getGridIntensity,
  ...warmingLevelRoutes,
  ...transitionScenarioRoutes,
  listFacilities,
  matchAddresses,
  ...datasetRoutes,
  ...tableRoutes,
  getSnapshotImpact,
  ...companyEvidenceRoutes,
  ...evidenceFileRoutes,
  ...challengeRoutes,
  ...deskFileRoutes,
  ...deskReleaseRoutes,
  ...deskChangeRoutes,
  ...deskUpdateRoutes,
  ...deskLinkRoutes,
  ...watchlistRoutes,
  listEvents,
  ...webhookRoutes,
  ...webhookDeliveryRoutes,
  ...factorListRoutes,
  searchFactorsRoute,
  ...renewableProductRoutes,
  lintFactors,
  ...factorRequestRoutes,
  listStatisticalSeries,
  listMultipliers,
  listPublicFactors,
  ...formulaRoutes,
  ...frameworkRoutes,
  ...myWorkRoutes,
  ...companyPeriodRoutes,
  ...myNotificationRoutes,
  listNotificationMails,
  getMe,
  ...sessionRoutes,
  ...signInRoutes,
  ...passkeySignInRoutes,
  ...invitationRoutes,
  ...myAccountRoutes,
  ...myEmailRoutes,
  ...myKeyRoutes,
  ...myPasskeyRoutes,
  ...openSessionRoutes,
  getUsage,
  ...keyRoutes,
  ...memberRoutes,
  listAuditEvents,
  listPlans,
  ...operatorTenantRoutes,
  ...healthRoutes,
  getOpenApi,
  ...docsRoutes,
  ...llmsRoutes,
  getErrorPage,
  getMethodPage,
  ...webRoutes,
]
