import { WindowTable } from '../../../components/window-table/window-table.tsx'
import { moment } from '../../../format/words.ts'
import type { AuditEvent } from './use-audit.ts'

const COLUMNS = [
  { field: 'sentence', title: 'Action', width: 582 },
  { field: 'actor', title: 'Actor', width: 150 },
  { field: 'sequence', title: 'No.', width: 60 },
] as const

/** One event a line; pressing it shows all that is known of it. */
export function EventTable({
  events,
  isOpen,
  onEnd,
  onChoose,
}: {
  readonly events: readonly AuditEvent[]
  readonly isOpen: boolean
  readonly onEnd: () => void
  readonly onChoose: (event: AuditEvent) => void
}) {
  return (
    <WindowTable
      label="Audit events"
      columns={COLUMNS}
      firstWidth={280}
      asCards
      rows={events}
      isOpen={isOpen}
      onEnd={onEnd}
      head={['When', ...COLUMNS.map(({ title }) => title)].map((title) => (
        <th key={title} scope="col">
          {title}
        </th>
      ))}
    >
      {(event, position) => (
        <tr key={event.sequence} aria-rowindex={position}>
          <th scope="row">
            <button type="button" onClick={() => onChoose(event)}>
              {moment(event.occurred_at)}
            </button>
          </th>
          <td title={event.sentence ?? event.subject}>
            {event.sentence ?? (
              <>
                <code>{event.action}</code> {event.subject}
              </>
            )}
          </td>
          <td title={event.actor}>{event.actor_name ?? event.actor}</td>
          <td>{event.sequence}</td>
        </tr>
      )}
    </WindowTable>
  )
}
