import type { UpdateStatus } from '../../operations/update/status.ts'

export const presentUpdates = ({ runs, files, due }: UpdateStatus) => ({
  runs: runs.map(({ started_at, started_by, ended_at, is_running }) => ({
    started_at,
    started_by,
    ended_at,
    is_running,
  })),
  files: files.map(({ source, name, url, checked_at, outcome, file_sha256, messages }) => ({
    source,
    name,
    url,
    checked_at,
    outcome,
    sha256: file_sha256,
    messages,
  })),
  due,
})
