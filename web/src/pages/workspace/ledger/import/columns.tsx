import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Message } from '../../../../components/message.tsx'
import { ScrollTable } from '../../../../components/scroll-table.tsx'
import styles from '../../workspace.module.css'
import own from '../ledger.module.css'
import { fieldName, OF_ALL_ROWS } from './field-names.ts'
import type { Layout, Preview } from './use-ledger-import.ts'

const TAXES = { not_stated: 'not stated', included: 'with GST', excluded: 'without GST' } as const
type Tax = keyof typeof TAXES
type Read = Preview['layout']['columns'][number]['field']
type Said = Pick<Layout, 'columns' | 'fixed' | 'money'>

/** What each column was read as. What is changed counts for later files with the same headings. */
export function Columns({
  preview: { layout, reasons },
  isSaving,
  save,
}: {
  readonly preview: Preview
  readonly isSaving: boolean
  readonly save: (layout: Layout, onSaved: () => void) => void
}) {
  const [said, setSaid] = useState<Said>({})
  const { columns, fields, fixed, missing, money } = layout
  const isChanged = Object.keys(said).length > 0
  const tax = said.money?.tax ?? money?.tax
  // Each of these is answered here, for all rows at once.
  const isAsked =
    missing.length > 0 || money?.tax === 'not_stated' || reasons.some(({ code }) => code === 'region_needed')
  const submit = (): void =>
    save(
      {
        headings: columns.map(({ heading }) => heading),
        columns: columnsOf(columns, said.columns ?? {}),
        fixed: withoutBlank({ ...fixed, ...said.fixed }),
        ...(money === null ? {} : { money: { ...money, ...said.money } }),
      },
      () => setSaid({}),
    )
  return (
    <details className={styles['block']} open={isAsked}>
      <summary>
        Columns: {columns.filter(({ field }) => field !== null).length} of {columns.length} are read
      </summary>
      {missing.length === 0 ? null : (
        <Message title="No row can be read yet" tone="alert">
          <p>
            Say which column holds this, or enter it for all rows:{' '}
            {missing.map((field) => fieldName(field).toLowerCase()).join(', ')}.
          </p>
        </Message>
      )}
      <ScrollTable label="Columns of the file" stacked>
        <thead>
          <tr>
            <th scope="col">Column</th>
            <th scope="col">Examples</th>
            <th scope="col">Is</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ heading, field, unit, examples }) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              <td data-label="Examples">{examples.join(', ')}</td>
              <td data-label="Is">
                <NativeSelect
                  aria-label={`What ${heading} is`}
                  value={readAs(said.columns, heading, field) ?? ''}
                  data={[
                    { value: '', label: 'Not read' },
                    ...fields.map((one) => ({
                      value: one,
                      label: unit === null || one !== field ? fieldName(one) : `${fieldName(one)} in ${unit}`,
                    })),
                  ]}
                  onChange={({ currentTarget }) =>
                    setSaid({
                      ...said,
                      columns: {
                        ...said.columns,
                        [heading]: currentTarget.value === '' ? null : (currentTarget.value as Read),
                      },
                    })
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <fieldset className={own['ofAllRows']}>
        <legend>The same in all rows</legend>
        {OF_ALL_ROWS.map((field) => (
          <TextInput
            key={field}
            label={fieldName(field)}
            value={said.fixed?.[field] ?? fixed[field] ?? ''}
            autoComplete="off"
            onChange={({ currentTarget }) =>
              setSaid({ ...said, fixed: { ...said.fixed, [field]: currentTarget.value } })
            }
          />
        ))}
        {tax === undefined ? null : (
          <NativeSelect
            label="Amounts are"
            value={tax}
            data={Object.entries(TAXES).map(([value, label]) => ({ value, label }))}
            onChange={({ currentTarget }) =>
              setSaid({ ...said, money: { ...said.money, tax: currentTarget.value as Tax } })
            }
          />
        )}
      </fieldset>
      <div>
        <Button
          {...(missing.length > 0 ? {} : { variant: 'default' })}
          disabled={!isChanged}
          loading={isSaving}
          onClick={submit}
        >
          Remember this and look again
        </Button>
      </div>
    </details>
  )
}

/** All columns, so that what was said before stays said. A field that a column takes over leaves the other. */
function columnsOf(
  columns: Preview['layout']['columns'],
  said: NonNullable<Said['columns']>,
): NonNullable<Said['columns']> {
  const claimed = new Set(Object.values(said))
  const kept = columns.map(({ heading, field }) => [
    heading,
    field !== null && claimed.has(field) ? null : field,
  ])
  return { ...Object.fromEntries(kept), ...said }
}

const readAs = (said: Said['columns'], heading: string, field: Read): Read =>
  said !== undefined && Object.hasOwn(said, heading) ? (said[heading] ?? null) : field

const withoutBlank = (fixed: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fixed).flatMap(([field, text]) => (text.trim() === '' ? [] : [[field, text.trim()]])),
  )
