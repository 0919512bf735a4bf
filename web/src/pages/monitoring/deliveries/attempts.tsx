import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { exact } from '../../../format/numbers.ts'
import { moment } from '../../../format/words.ts'
import { useDelivery } from './use-deliveries.ts'

/** Every attempt to deliver an event, and how the receiver answered. */
export function Attempts({ id, eventId }: { readonly id: string; readonly eventId: string }) {
  const delivery = useDelivery(id, eventId)
  return (
    <Loaded query={delivery} skeleton={<Skeleton height={120} />}>
      {({ attempts, next_attempt_at }) => (
        <>
          {attempts.length === 0 ? <p>No attempts yet.</p> : null}
          <ol>
            {attempts.map(({ attempt, attempted_at, milliseconds, status, error }) => (
              <li key={attempt}>
                {moment(attempted_at)}:{' '}
                {status === null ? 'no answer' : `the receiver answered with status ${status}`} after{' '}
                {exact(milliseconds)} ms.{error === null ? '' : ` ${error}`}
              </li>
            ))}
          </ol>
          {next_attempt_at === null ? null : <p>Next attempt: {moment(next_attempt_at)}.</p>}
        </>
      )}
    </Loaded>
  )
}
