import { type DeskUpdates, openedAs } from '../../operations/desk/waiting-files.ts'
import { isWaiting } from '../../operations/update/status.ts'

type LookedAt = DeskUpdates['files'][number]

export const presentUpdates = (updates: DeskUpdates) => ({
  runs: updates.runs.map(({ started_at, started_by, ended_at, is_running }) => ({
    started_at,
    started_by,
    ended_at,
    is_running,
  })),
  files: updates.files.map((file) => presentUpdateFile(file, openedAs(updates, file))),
  due: updates.due,
})

export const presentUpdateFile = (file: LookedAt, deskFile: string | null) => ({
  source: file.source,
  name: file.name,
  url: file.url,
  checked_at: file.checked_at,
  outcome: file.outcome,
  sha256: file.file_sha256,
  messages: file.messages,
  is_waiting: isWaiting(file),
  desk_file: deskFile,
})
