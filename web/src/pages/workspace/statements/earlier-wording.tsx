import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../../api/client.ts'
import { date } from '../../../format/words.ts'
import { useForm } from '../form/form-context.ts'
import { valueAt } from '../form/pointer.ts'
import { isItems, isMembers, textOf } from '../form/schema.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import { readRecord } from '../records/record-api.ts'
import { useWorkspace } from '../use-workspace.ts'
import styles from './beside-text.module.css'

/** What the company said about the same requirement in the period before, to take over into the form. */
export function EarlierWording({ pointer }: { readonly pointer: string }) {
  const { value, change } = useForm()
  const earlier = useEarlierStatements()
  const requirement = textOf(valueAt(value, pointer.replace(/statement$/, 'requirement_id')))
  const wording = requirement === '' ? undefined : earlier?.statements.get(requirement)
  if (earlier === undefined || wording === undefined || wording === textOf(valueAt(value, pointer)))
    return null
  return (
    <details className={styles['beside']}>
      <summary>Wording of the period to {date(earlier.end)}</summary>
      <blockquote>{wording}</blockquote>
      <Button variant="default" size="xs" onClick={() => change(pointer, wording)}>
        Use this wording
      </Button>
      <p>It replaces the text above. Bring its years and figures up to date before you save.</p>
    </details>
  )
}

interface EarlierStatements {
  readonly end: string
  /** Text by requirement. */
  readonly statements: ReadonlyMap<string, string>
}

/** The statements of the latest period that ended before this one began; undefined while they load or where there are none. */
function useEarlierStatements(): EarlierStatements | undefined {
  const { abn, period } = useWorkspace()
  const kind = RECORD_KINDS.statements
  const { data } = useQuery({
    queryKey: ['workspace', abn, 'earlier-statements', period],
    queryFn: async ({ signal }): Promise<EarlierStatements | null> => {
      const [start = ''] = period.split('/')
      const listed = await answer(
        api.GET('/v1/companies/{abn}/records', { params: { path: { abn } }, signal }),
      )
      const [latest] = listed.data
        .flatMap((one) =>
          one.kind === kind.name && one.status === 'in_force' && one.period !== null && one.period.end < start
            ? [one.period]
            : [],
        )
        .toSorted((a, b) => b.end.localeCompare(a.end))
      if (latest === undefined) return null
      const record = await readRecord({ abn, kind, period: `${latest.start}/${latest.end}` }, signal)
      const statements = record?.body['statements']
      return {
        end: latest.end,
        statements: new Map(
          (isItems(statements) ? statements : []).flatMap((one) => {
            if (!isMembers(one)) return []
            const text = textOf(one['statement'])
            return text === '' ? [] : [[textOf(one['requirement_id']), text] as const]
          }),
        ),
      }
    },
  })
  return data ?? undefined
}
