import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../../api/client.ts'
import form from '../form/form.module.css'

/** Chooses whom a comment is for, among the members; nothing where there is no one else to choose. */
export function Mentions({
  chosen,
  onChange,
}: {
  readonly chosen: string[]
  readonly onChange: (chosen: string[]) => void
}) {
  const members = useQuery({
    queryKey: ['members', 'to mention'],
    queryFn: () => answer(api.GET('/v1/members', { params: { query: { limit: 200 } } })),
  })
  const active = members.data?.data.filter(({ status }) => status === 'active') ?? []
  if (active.length < 2) return null
  return (
    <details>
      <summary>Mention someone{chosen.length === 0 ? '' : ` (${chosen.length})`}</summary>
      <Checkbox.Group aria-label="Person to mention" value={chosen} onChange={onChange}>
        <div className={form['form']}>
          {active.map(({ id, name }) => (
            <Checkbox key={id} value={id} label={name} />
          ))}
        </div>
      </Checkbox.Group>
    </details>
  )
}
