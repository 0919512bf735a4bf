import { rotateKey } from '../../operations/tenancy/keys.ts'
import { defineCommand } from '../command.ts'
import { describeIssued } from '../describe-key.ts'
import { argument, wholeNumber } from '../input.ts'

const WEEK_HOURS = 7 * 24

export const keyRotate = defineCommand({
  name: 'key rotate',
  summary: 'replace a key; both work during an overlap',
  examples: [
    ['key rotate 4fQ0b7Zk2LmXw8Rt', 'the old key keeps working for 24 hours'],
    ['key rotate 4fQ0b7Zk2LmXw8Rt --overlap-hours 0', 'the old key stops at once'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    id: argument('Public id of the key: the part between mode and secret, as `key list` shows it.'),
    overlapHours: wholeNumber('hours', 'How long the old key keeps working.', {
      min: 0,
      max: WEEK_HOURS,
      fallback: 24,
    }),
  },
  run: async ({ service, clock, output }, { id, overlapHours }) => {
    const secret = await service.secret()
    const rotated = await service.database.as({ kind: 'operator' }, async (sql) =>
      rotateKey(sql, { clock, secret }, id, {
        actor: 'operator',
        overlapSeconds: overlapHours * 3600,
      }),
    )
    const { value, text } = describeIssued(rotated)
    const until = rotated.replaced.expires_at
    output.result(
      { ...value, replaces: id, old_key_works_until: until },
      `${text}\nThe old key ${overlapHours === 0 ? 'stopped at' : 'works until'} ${until}.`,
    )
  },
})
