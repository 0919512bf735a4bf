import { EXIT, OperatorError } from '../errors.ts'
import type { VerifiedPortfolio } from '../operations/portfolio/verify.ts'
import type { Output } from './output.ts'

const FINDINGS_SHOWN = 50

/** Prints what was found of a portfolio’s bundle, and refuses one that was changed. */
export function reportPortfolio(output: Output, place: string, found: VerifiedPortfolio): void {
  const { portfolio, checked, findings, signature } = found
  const counts = Object.entries(checked)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')
  output.result(
    found,
    [
      `${String(portfolio.title)}, ${String(portfolio.balance_date)}, snapshot ${String(portfolio.snapshot)}`,
      `Computed again: ${counts}.`,
      ...findings
        .slice(0, FINDINGS_SHOWN)
        .map(({ where, detail, stated, recomputed }) =>
          [
            `${where}: ${detail}`,
            ...(stated === undefined ? [] : [`stated ${JSON.stringify(stated)}`]),
            ...(recomputed === undefined ? [] : [`computed ${JSON.stringify(recomputed)}`]),
          ].join('; '),
        ),
      ...(findings.length > FINDINGS_SHOWN ? [`and ${findings.length - FINDINGS_SHOWN} more`] : []),
      signature.detail,
    ].join('\n'),
  )
  if (found.valid) return
  throw new OperatorError(`${place} has been changed: ${findings.length} findings`, {
    hint: 'Each finding above names the file, holding or figure; docs/guide/portfolios.md explains them.',
    exitCode: EXIT.verificationFailed,
  })
}
