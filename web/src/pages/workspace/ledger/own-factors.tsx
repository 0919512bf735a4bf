import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import type { Schema } from '../../../api/client.ts'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { words } from '../../../format/words.ts'
import type { RecordKind } from '../records/kinds.ts'
import { readRecord, recordKey, recordStatus, writeRecord } from '../records/record-api.ts'
import { useWorkspace } from '../use-workspace.ts'
import workspace from '../workspace.module.css'
import styles from './ledger.module.css'
import { addedTo, CATEGORIES, POTENTIALS, type Sets, without } from './own-sets.ts'

const OWN_FACTORS: RecordKind = {
  name: 'own_factors',
  section: 'own_factors',
  route: 'own-factors',
  title: 'Own factors',
  perPeriod: false,
}

const FIELDS = [
  { name: 'activity', label: 'What', example: 'domestic flight' },
  { name: 'unit', label: 'Unit', example: 'passenger-km' },
  { name: 'kg', label: 'kg CO₂-e per unit', type: 'number' },
  { name: 'source', label: 'Source', example: 'Travel agent, emissions statement' },
  { name: 'year', label: 'Year of the source', type: 'number' },
  { name: 'document', label: 'Document and page', example: 'statement.pdf, page 4' },
] as const

/** Factors that nobody publishes for everyone: each with its source, year, potentials and document. Lines with its words find it. */
export function OwnFactors({ mayWrite }: { readonly mayWrite: boolean }) {
  const { abn } = useWorkspace()
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const at = { abn, kind: OWN_FACTORS, period: '' }
  const record = useQuery({
    queryKey: recordKey(at),
    queryFn: async ({ signal }) =>
      (await recordStatus(at, signal)) === 'in_force' ? ((await readRecord(at, signal)) ?? null) : null,
  })
  const sets = (record.data?.body['sets'] ?? []) as unknown as Sets
  const save = useMutation({
    mutationFn: (next: Sets) =>
      writeRecord({ abn, kind: OWN_FACTORS }, { sets: next }, { etag: record.data?.etag, dryRun: false }),
    onSuccess: () => form.current?.reset(),
    onSettled: () => queries.invalidateQueries({ queryKey: ['workspace', abn] }),
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string): string => {
      const value = data.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    save.mutate(
      addedTo(sets, {
        activity: text('activity'),
        unit: text('unit'),
        kg: Number(text('kg')),
        category: text('category'),
        source: text('source'),
        year: Number(text('year')),
        potentials: text('potentials') as Schema<'OwnFactors'>['sets'][number]['gwp_set'],
        document: text('document'),
      }),
    )
  }
  return (
    <details className={workspace['block']}>
      <summary>Own factors: {sets.reduce((count, { factors }) => count + factors.length, 0)}</summary>
      <p className={workspace['remark']}>
        For what has no national factor, such as flights and hotels. Lines with the same words use it, and
        each names its source. A change counts for later lines.
      </p>
      {sets.length === 0 ? null : (
        <ScrollTable label="Own factors" stacked>
          <thead>
            <tr>
              {['What', 'kg CO₂-e', 'Category', 'Source', ''].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sets.flatMap((set) =>
              set.factors.map((factor) => (
                <tr key={`${set.id}/${factor.id}`}>
                  <th scope="row">{factor.activity}</th>
                  <td data-label="kg CO₂-e">
                    {factor.kg_co2e_per_unit} per {factor.unit}
                  </td>
                  <td data-label="Category">{words(factor.category)}</td>
                  <td data-label="Source">
                    {[set.source, set.year, set.gwp_set, set.document]
                      .filter((one) => one !== undefined)
                      .join(', ')}
                  </td>
                  <td>
                    {mayWrite ? (
                      <Button
                        size="xs"
                        variant="subtle"
                        loading={save.isPending}
                        onClick={() => save.mutate(without(sets, set.id, factor.id))}
                      >
                        Remove
                      </Button>
                    ) : null}
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </ScrollTable>
      )}
      {mayWrite ? (
        <form ref={form} className={styles['form']} onSubmit={submit} aria-label="Add an own factor">
          {FIELDS.map(({ name, label, ...more }) => (
            <TextInput
              key={name}
              name={name}
              label={label}
              required
              withAsterisk={false}
              autoComplete="off"
              {...('type' in more ? { type: more.type, step: 'any', min: 0 } : { placeholder: more.example })}
            />
          ))}
          <NativeSelect name="category" label="Category" data={[...CATEGORIES]} />
          <NativeSelect
            name="potentials"
            label="Warming potentials"
            defaultValue="AR5"
            data={[...POTENTIALS]}
          />
          <div className={styles['actions']}>
            <Button type="submit" size="xs" variant="default" loading={save.isPending}>
              Add the factor
            </Button>
          </div>
          {save.error === null ? null : <ProblemMessage error={save.error} />}
        </form>
      ) : null}
    </details>
  )
}
