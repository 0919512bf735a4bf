import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { moment, words } from '../../../format/words.ts'
import { auditAddress } from '../audit/use-audit.ts'
import styles from '../settings.module.css'
import { namesOf, SCOPES } from './scopes.ts'
import type { ApiKey } from './use-keys.ts'

/** Every key with what it may do and when it was used last. The key itself is known to no one any more. */
export function KeyTable({
  keys,
  onRotate,
  onRevoke,
}: {
  readonly keys: readonly ApiKey[]
  readonly onRotate: (key: ApiKey) => void
  readonly onRevoke: (key: ApiKey) => void
}) {
  return (
    <ScrollTable label="API keys" tall stacked>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Permissions</th>
          <th scope="col">Created</th>
          <th scope="col">Last used</th>
          <th scope="col">Status</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key.id} data-quiet={key.status !== 'active'}>
            <th scope="row" className={styles['wide']}>
              {key.name}
              <small>
                <code>{key.id}</code>, {key.mode}
              </small>
            </th>
            <td className={styles['wide']} data-label="Permissions">
              {namesOf(key.scopes, SCOPES)}
            </td>
            <td className={styles['day']} data-label="Created">
              {moment(key.created_at)}
              <small>by {key.created_by}</small>
            </td>
            <td className={styles['day']} data-label="Last used">
              {key.last_used_at === null ? 'Never' : moment(key.last_used_at)}
              <small>
                <Link href={auditAddress({ actor: `key:${key.id}` })}>Activity</Link>
              </small>
            </td>
            <td className={styles['day']} data-label="Status">
              {words(key.status)}
              {key.expires_at === null || key.status === 'revoked' ? null : (
                <small>until {moment(key.expires_at)}</small>
              )}
            </td>
            <td>
              {key.status === 'active' ? (
                <span className={styles['actions']}>
                  <Button
                    variant="default"
                    size="xs"
                    onClick={() => onRotate(key)}
                    aria-label={`Replace ${key.name}`}
                  >
                    Replace
                  </Button>
                  <Button
                    variant="default"
                    size="xs"
                    onClick={() => onRevoke(key)}
                    aria-label={`Revoke ${key.name}`}
                  >
                    Revoke
                  </Button>
                </span>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
