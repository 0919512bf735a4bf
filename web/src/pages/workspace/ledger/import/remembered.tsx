import { Button } from '@mantine/core'
import { useState } from 'react'
import { Loaded } from '../../../../components/loaded.tsx'
import { ProblemMessage } from '../../../../components/problem-message.tsx'
import { ScrollTable } from '../../../../components/scroll-table.tsx'
import { ShowMore } from '../../../../components/show-more.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { words } from '../../../../format/words.ts'
import workspace from '../../workspace.module.css'
import { fieldName } from './field-names.ts'
import { useChoices, useForgetLayout, useForgetWords, useLayouts } from './use-remembered.ts'

/** What was said once of words and columns, for every company: the next file is read by it, until somebody forgets it. */
export function Remembered({ mayWrite }: { readonly mayWrite: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={workspace['block']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Remembered words and columns</summary>
      <p className={workspace['remark']}>
        Files are read by these answers, those of your other companies too. Lines that were taken stay as they
        are.
      </p>
      {isOpen ? (
        <>
          <Choices mayWrite={mayWrite} />
          <Layouts mayWrite={mayWrite} />
        </>
      ) : null}
    </details>
  )
}

function Choices({ mayWrite }: { readonly mayWrite: boolean }) {
  const choices = useChoices()
  const forget = useForgetWords()
  return (
    <>
      <h3>Words and accounts</h3>
      <Loaded query={choices} skeleton={<Skeleton height={60} />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data)
          if (rows.length === 0) return <p className={workspace['remark']}>No words are remembered.</p>
          return (
            <ScrollTable label="Remembered words" stacked>
              <thead>
                <tr>
                  {['Words', 'Mean', 'Change'].map((title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={`${row.activity}\n${row.use}`}>
                    <th scope="row">{[row.activity, row.use].filter((one) => one !== null).join(', ')}</th>
                    <td data-label="Mean">
                      {row.left_out ? 'Left out' : row.factor_id}
                      {row.category === null ? null : <small>{words(row.category)}</small>}
                    </td>
                    <td>
                      {mayWrite ? (
                        <Button
                          size="xs"
                          variant="subtle"
                          loading={forget.isPending}
                          onClick={() => forget.mutate(row)}
                        >
                          Forget<span className="visually-hidden"> {row.activity}</span>
                        </Button>
                      ) : null}
                    </td>
                  </tr>
                ))}
              </tbody>
            </ScrollTable>
          )
        }}
      </Loaded>
      <ShowMore query={choices} />
      {forget.error === null ? null : <ProblemMessage error={forget.error} />}
    </>
  )
}

function Layouts({ mayWrite }: { readonly mayWrite: boolean }) {
  const layouts = useLayouts()
  const forget = useForgetLayout()
  return (
    <>
      <h3>Columns</h3>
      <Loaded query={layouts} skeleton={<Skeleton height={60} />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data)
          if (rows.length === 0) return <p className={workspace['remark']}>No columns are remembered.</p>
          return (
            <ScrollTable label="Remembered columns" stacked>
              <thead>
                <tr>
                  {['Headings', 'Read as', 'Change'].map((title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ id, headings, columns = {}, fixed = {}, money = {} }) => (
                  <tr key={id}>
                    <th scope="row">{headings.join(', ')}</th>
                    <td data-label="Read as">
                      {[
                        ...Object.entries(columns).map(
                          ([heading, field]) =>
                            `${heading}: ${field === null ? 'not read' : fieldName(field).toLowerCase()}`,
                        ),
                        ...Object.entries({ ...fixed, ...money }).map(
                          ([field, value]) => `${words(field)}: ${value}`,
                        ),
                      ].join('; ')}
                    </td>
                    <td>
                      {mayWrite ? (
                        <Button
                          size="xs"
                          variant="subtle"
                          loading={forget.isPending}
                          onClick={() => forget.mutate(id)}
                        >
                          Forget<span className="visually-hidden"> {headings[0]} …</span>
                        </Button>
                      ) : null}
                    </td>
                  </tr>
                ))}
              </tbody>
            </ScrollTable>
          )
        }}
      </Loaded>
      <ShowMore query={layouts} />
      {forget.error === null ? null : <ProblemMessage error={forget.error} />}
    </>
  )
}
