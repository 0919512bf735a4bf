import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { Message } from '../../../components/message.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { words } from '../../../format/words.ts'
import { fieldName, isAmount, SCALE_NAMES } from '../names.ts'
import styles from '../portfolios.module.css'
import type { Layout, Preview } from './use-book-import.ts'

type Column = Preview['layout']['columns'][number]
type Class = NonNullable<Layout['asset_classes']>[string]
type Scale = NonNullable<Layout['scales']>[string]

/** What each column was read as, and what the book's own words of a class mean. */
export function Columns({
  layout: { columns, fields, missing, fixed, asset_class_names: classes, unknown_classes: unknown, ...read },
  said: before,
  isBusy,
  lookAgain,
}: {
  readonly layout: Preview['layout']
  /** What was said already. */
  readonly said: Layout
  readonly isBusy: boolean
  readonly lookAgain: (layout: Layout) => void
}) {
  const [said, setSaid] = useState(before)
  const columnsSaid = said.columns ?? {}
  const isAsked = missing.length > 0 || unknown.length > 0 || !read.has_headings
  const fixedClass = said.fixed?.['asset_class'] ?? fixed['asset_class'] ?? ''
  return (
    <details open={isAsked || !read.is_remembered}>
      <summary>
        Columns: {columns.filter(({ field }) => field !== null).length} of {columns.length} are read, headings
        at {read.heading_at}
        {read.is_remembered ? ', as in the version before' : ''}
      </summary>
      <div className={styles['columns']}>
        {missing.length === 0 ? null : (
          <Message title="No row can be read yet" tone="alert">
            <p>Say which column holds this: {missing.map(fieldName).join(', ')}.</p>
          </Message>
        )}
        {read.has_headings ? null : (
          <Message title="No headings were found" tone="alert">
            <p>Columns were guessed from what they hold. Check each of them.</p>
          </Message>
        )}
        <ScrollTable label="Columns of the file" stacked tall>
          <thead>
            <tr>
              <th scope="col">Column</th>
              <th scope="col">Examples</th>
              <th scope="col">Is</th>
              <th scope="col">Figures are</th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column) => {
              const { heading, examples, scale, currency } = column
              return (
                <tr key={heading}>
                  <th scope="row">{heading}</th>
                  <td data-label="Examples">{examples.join(', ')}</td>
                  <td data-label="Is">
                    <NativeSelect
                      aria-label={`What ${heading} is`}
                      value={readAs(columnsSaid, column) ?? ''}
                      data={[
                        { value: '', label: 'Not read' },
                        ...fields.map((field) => ({ value: field, label: fieldName(field) })),
                      ]}
                      onChange={({ currentTarget }) =>
                        setSaid({
                          ...said,
                          columns: columnsWith(columns, columnsSaid, heading, currentTarget.value),
                        })
                      }
                    />
                  </td>
                  <td data-label="Figures are">
                    {isAmount(readAs(columnsSaid, column)) ? (
                      <NativeSelect
                        aria-label={`Figures of ${heading}`}
                        value={String(said.scales?.[heading] ?? scale)}
                        data={Object.entries(SCALE_NAMES).map(([value, label]) => ({ value, label }))}
                        onChange={({ currentTarget }) =>
                          setSaid({
                            ...said,
                            scales: { ...said.scales, [heading]: Number(currentTarget.value) as Scale },
                          })
                        }
                      />
                    ) : (
                      (currency ?? '')
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </ScrollTable>
        <div className={styles['entry']}>
          <NativeSelect
            label="Asset class of all rows"
            value={fixedClass}
            data={[
              { value: '', label: 'As each row says' },
              ...classes.map((one) => ({ value: one, label: words(one) })),
            ]}
            onChange={({ currentTarget }) =>
              setSaid({ ...said, fixed: fixedWith(said, currentTarget.value) })
            }
          />
          {unknown.map((word) => (
            <NativeSelect
              key={word}
              label={`Asset class of “${word}”`}
              value={said.asset_classes?.[word] ?? ''}
              data={[
                { value: '', label: 'Choose' },
                ...classes.map((one) => ({ value: one, label: words(one) })),
              ]}
              onChange={({ currentTarget }) =>
                setSaid({ ...said, asset_classes: classesWith(said, word, currentTarget.value) })
              }
            />
          ))}
        </div>
        <div>
          <Button
            {...(isAsked ? {} : { variant: 'default' })}
            disabled={said === before}
            loading={isBusy}
            onClick={() => lookAgain(said)}
          >
            Look again with these columns
          </Button>
        </div>
      </div>
    </details>
  )
}

/** What is said of columns now; a field that one takes over leaves the other. */
function columnsWith(
  columns: readonly Column[],
  said: NonNullable<Layout['columns']>,
  heading: string,
  chosen: string,
): NonNullable<Layout['columns']> {
  const field = chosen === '' ? null : (chosen as Column['field'])
  const left = columns.filter(
    (one) => field !== null && one.heading !== heading && readAs(said, one) === field,
  )
  return { ...said, ...Object.fromEntries(left.map((one) => [one.heading, null])), [heading]: field }
}

const readAs = (said: NonNullable<Layout['columns']>, { heading, field }: Column): Column['field'] =>
  Object.hasOwn(said, heading) ? (said[heading] ?? null) : field

function fixedWith({ fixed }: Layout, asset_class: string): NonNullable<Layout['fixed']> {
  const { asset_class: _, ...others } = fixed ?? {}
  return asset_class === '' ? others : { ...others, asset_class }
}

function classesWith(
  { asset_classes: said }: Layout,
  word: string,
  chosen: string,
): NonNullable<Layout['asset_classes']> {
  const { [word]: _, ...others } = said ?? {}
  return chosen === '' ? others : { ...others, [word]: chosen as Class }
}
