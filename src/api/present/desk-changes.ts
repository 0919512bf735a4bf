import type { DeskChange } from '../../operations/desk/changes/change.ts'
import { presentEffects } from './desk.ts'

export function presentDeskChangeEntry(change: DeskChange) {
  const { wanted, reason, accept_reason, by } = change.asked
  return {
    id: change.id,
    kind: change.kind,
    withdrawal: wanted.kind === 'withdrawal' ? { release: wanted.release } : null,
    link:
      wanted.kind === 'link'
        ? {
            facility: wanted.facility,
            reporting_year: wanted.year,
            responsible_emitter: wanted.emitter,
            company: wanted.company === null ? null : { abn: wanted.company.abn, name: wanted.company.name },
          }
        : null,
    reason: reason ?? null,
    accept_reason: accept_reason ?? null,
    asked_at: change.asked_at,
    asked_by: change.asked_by,
    last_asked_by: by.actor,
    state: change.state,
    problem: change.problem,
    release: change.release_id,
    version: change.version,
    changed_at: change.changed_at,
  }
}

export const presentDeskChange = (change: DeskChange) => ({
  ...presentDeskChangeEntry(change),
  effects: change.effects === null ? null : presentEffects(change.effects),
})
