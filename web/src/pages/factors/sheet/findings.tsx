import { Link } from 'wouter'
import type { Schema } from '../../../api/client.ts'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { exact } from '../../../format/numbers.ts'
import { editionText, factorAddress, unitText } from '../factor-names.ts'
import styles from '../factors.module.css'

/** What the service found, row by row, with the factor that it would expect there. */
export function Findings({ lint }: { readonly lint: Schema<'EmissionFactorLint'> }) {
  const { edition, vintage, reason } = lint.meta.edition
  return (
    <section className={styles['results']}>
      <h2>
        {lint.summary.with_findings === 0
          ? 'No errors found'
          : `${lint.summary.with_findings} of ${lint.summary.rows} rows need checking`}
      </h2>
      <p className={styles['kind']}>
        Checked against the {editionText(edition, vintage)} edition. {reason}
      </p>
      {lint.findings.map((finding) => (
        <p key={finding.message}>
          <code>{finding.code}</code> {finding.message}
        </p>
      ))}
      <ScrollTable label="Rows and what was found" tall>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Found</th>
            <th scope="col">Expected</th>
            <th scope="col">From</th>
          </tr>
        </thead>
        <tbody>
          {lint.results.map((result) => (
            <tr key={result.index}>
              <th scope="row">{result.id ?? result.index + 1}</th>
              <td>
                {result.findings.length === 0 ? (result.note ?? 'As expected') : null}
                {result.findings.map((finding) => (
                  <p key={finding.code + finding.message}>
                    {finding.message}
                    <small>
                      <code>{finding.code}</code>, {finding.severity}
                    </small>
                  </p>
                ))}
              </td>
              <td className={styles['unit']}>{exact(result.expected_value)}</td>
              <td>
                {result.expected === null ? (
                  'No matching factor'
                ) : (
                  <>
                    <Link href={factorAddress(result.expected.row_id)}>{result.expected.factor_id}</Link>
                    <small>
                      {exact(result.expected.value)} {unitText(result.expected.unit)},{' '}
                      {result.expected.edition}
                    </small>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </section>
  )
}
