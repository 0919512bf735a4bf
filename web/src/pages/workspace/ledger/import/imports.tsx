import { Button } from '@mantine/core'
import { Loaded } from '../../../../components/loaded.tsx'
import { ProblemMessage } from '../../../../components/problem-message.tsx'
import { ScrollTable } from '../../../../components/scroll-table.tsx'
import { ShowMore } from '../../../../components/show-more.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { exact, tonnes } from '../../../../format/numbers.ts'
import { date } from '../../../../format/words.ts'
import workspace from '../../workspace.module.css'
import styles from '../ledger.module.css'
import { SCOPES } from '../scopes.ts'
import { lines } from './outlook.tsx'
import { useImports, useTakeBack } from './use-remembered.ts'

/** The files of the ledger. One that was read wrongly is taken back, with what that does to the totals shown first. */
export function Imports({ mayWrite }: { readonly mayWrite: boolean }) {
  const imports = useImports()
  const taking = useTakeBack()
  return (
    <section aria-labelledby="ledger-imports" className={workspace['block']}>
      <h2 id="ledger-imports">Imported files</h2>
      <Loaded query={imports} skeleton={<Skeleton height={80} />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data)
          if (rows.length === 0) return <p className={workspace['remark']}>No file was imported yet.</p>
          return (
            <ScrollTable label="Files of the ledger" stacked>
              <thead>
                <tr>
                  {['File', 'Lines', 'Imported', 'Change'].map((title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.import} data-status={row.withdrawn_at === null ? 'taken' : 'corrected'}>
                    <th scope="row">
                      {row.file_name}
                      {row.sheet === null ? null : <small>{row.sheet}</small>}
                    </th>
                    <td data-label="Lines">
                      {exact(row.summary.taken + row.summary.doubtful - row.summary.already_held)}
                    </td>
                    <td data-label="Imported">
                      {date(row.imported_at)}
                      {row.withdrawn_at === null ? null : (
                        <small>Taken back {date(row.withdrawn_at)}: its lines count no more.</small>
                      )}
                    </td>
                    <td>
                      {mayWrite && row.withdrawn_at === null ? (
                        <Button
                          size="xs"
                          variant="subtle"
                          loading={taking.isPending && taking.variables.number === row.import}
                          onClick={() => taking.mutate({ number: row.import, isDry: true })}
                        >
                          Take back<span className="visually-hidden"> {row.file_name}</span>
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
      <ShowMore query={imports} />
      {taking.error === null ? null : <ProblemMessage error={taking.error} />}
      <Effect taking={taking} />
    </section>
  )
}

/** What taking it back would do, and the button that does it; afterwards, what it did. */
function Effect({ taking }: { readonly taking: ReturnType<typeof useTakeBack> }) {
  if (taking.data === undefined) return <div role="status" />
  const { data, meta } = taking.data
  const stays =
    data.corrected === 0
      ? ''
      : ` ${lines(data.corrected)} that you entered as corrections of its rows ${data.corrected === 1 ? 'stays' : 'stay'}.`
  return (
    <div role="status" className={workspace['sectionBody']}>
      <p>
        {meta.dry_run
          ? `${lines(data.lines)} of ${data.file_name} would leave the ledger.${stays}`
          : `${lines(data.lines)} of ${data.file_name} left the ledger.${stays} You can import the file again.`}
      </p>
      {meta.dry_run ? (
        <>
          <ScrollTable label="Totals without this file" numeric>
            <thead>
              <tr>
                <th scope="col">Scope</th>
                <th scope="col">Now</th>
                <th scope="col">Without this file</th>
              </tr>
            </thead>
            <tbody>
              {SCOPES.map(([member, name]) => (
                <tr key={member}>
                  <th scope="row">{name}</th>
                  <td>{tonnes(data.effect.before[member])}</td>
                  <td>{tonnes(data.effect.after[member])}</td>
                </tr>
              ))}
            </tbody>
          </ScrollTable>
          <div className={styles['actions']}>
            <Button
              size="xs"
              loading={taking.isPending}
              onClick={() => taking.mutate({ number: data.import, isDry: false })}
            >
              {`Take ${lines(data.lines)} back`}
            </Button>
            <Button size="xs" variant="default" onClick={() => taking.reset()}>
              Leave it
            </Button>
          </div>
        </>
      ) : null}
    </div>
  )
}
