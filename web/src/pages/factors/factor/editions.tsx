import { Loaded } from '../../../components/loaded.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { ABSENT, exact } from '../../../format/numbers.ts'
import { gasName, unitText } from '../factor-names.ts'
import styles from '../factors.module.css'
import { type Basis, type Factor, useEditions } from '../use-factors.ts'

type Row = Omit<Factor, 'editions'>

/** Every edition in its own column, gas by gas, with the cells that it is printed in. */
export function Editions({ factor, basis }: { readonly factor: Factor; readonly basis: Basis }) {
  const editions = useEditions(
    factor.editions.map(({ row_id }) => row_id),
    basis,
  )
  return (
    <section className={styles['editions']}>
      <h2>Compare editions</h2>
      <Loaded query={editions} skeleton={<Skeleton height={280} />}>
        {(rows) => <EditionTable rows={rows} />}
      </Loaded>
    </section>
  )
}

function EditionTable({ rows }: { readonly rows: readonly Row[] }) {
  const gases = [...new Set(rows.flatMap((row) => row.gases.map(({ gas }) => gas)))]
  const lines: readonly (readonly [name: string, cell: (row: Row) => string])[] = [
    ['All gases', (row) => row.value_text ?? exact(row.value)],
    ...gases.map((gas) => [gasName(gas), (row: Row) => gasText(row, gas)] as const),
    ['Unit', (row) => unitText(row.unit)],
    ['Energy content', energyText],
    ['Warming potentials', (row) => row.gwp_basis ?? ABSENT],
    ['Printed in', (row) => row.source.cells.join(', ')],
  ]
  return (
    <ScrollTable label="Compare editions" tall>
      <thead>
        <tr>
          <th scope="col">Edition</th>
          {rows.map((row) => (
            <th key={row.row_id} scope="col">
              {row.edition}
              {row.vintage === null ? null : (
                <small>
                  issue {row.vintage}
                  {row.superseded ? ', superseded' : ''}
                </small>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines
          .filter(([, cell]) => rows.some((row) => cell(row) !== ABSENT))
          .map(([name, cell]) => (
            <tr key={name}>
              <th scope="row" className={styles['unit']}>
                {name}
              </th>
              {rows.map((row) => (
                <td key={row.row_id}>{cell(row)}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </ScrollTable>
  )
}

const energyText = ({ energy_content: content }: Row): string =>
  content === null ? ABSENT : `${exact(content.value)} ${content.unit}`

/** On another basis than the published one the transformed figure, else the printed one. */
function gasText(row: Row, gas: string): string {
  const transformed = row.gwp_transform.gases.find((candidate) => candidate.gas === gas)
  const published = row.gases.find((candidate) => candidate.gas === gas)
  return transformed?.value_text ?? published?.value_text ?? exact(published?.value)
}
