import type { Bundle } from '../../operations/disclosure-report/bundles.ts'
import type { Run } from '../../operations/disclosure-report/request-run.ts'

export const runPath = ({ abn, id }: Pick<Run, 'abn' | 'id'>): string =>
  `/v1/companies/${abn}/disclosure-report-runs/${id}`

const downloadPath = (abn: string, artifactId: string): string =>
  `/v1/companies/${abn}/disclosure-reports/${artifactId}/download`

export const presentRun = (run: Run) => ({
  run_id: run.id,
  abn: run.abn,
  period: { start: run.period_start, end: run.period_end },
  standard_version: run.standard_version,
  early_adoption: run.early_adoption,
  snapshot: run.snapshot_id,
  records: run.records,
  force: run.forced,
  state: run.state,
  stage: run.stage,
  progress: run.progress,
  attempt: run.attempt,
  error: run.error_code === null ? null : { code: run.error_code, detail: run.error_detail ?? '' },
  artifact_id: run.artifact_id,
  download_url: run.artifact_id === null ? null : downloadPath(run.abn, run.artifact_id),
  requested_by: run.requested_by,
  requested_at: run.requested_at,
  started_at: run.started_at,
  ended_at: run.ended_at,
})

export const presentBundle = (bundle: Bundle) => ({
  artifact_id: bundle.id,
  run_id: bundle.run_id,
  abn: bundle.abn,
  period: { start: bundle.period_start, end: bundle.period_end },
  version: bundle.version,
  supersedes: bundle.supersedes,
  superseded_by: bundle.superseded_by,
  standard_version: bundle.standard_version,
  early_adoption: bundle.early_adoption,
  snapshot: bundle.snapshot_id,
  records: bundle.records,
  bundle_id: bundle.bundle_id,
  evidence_hash: bundle.evidence_hash,
  sha256: bundle.sha256,
  size: bundle.size,
  made_at: bundle.made_at,
  retain_until: bundle.retain_until,
  download_url: downloadPath(bundle.abn, bundle.id),
})
