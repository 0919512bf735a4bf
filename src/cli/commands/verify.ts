import { statSync } from 'node:fs'
import path from 'node:path'
import { EXIT, OperatorError } from '../../errors.ts'
import { verifyBundleFile } from '../../operations/disclosure-report/verify-bundle.ts'
import { checkGivenDraft } from '../../operations/disclosure-report/verify-draft.ts'
import { checkGivenEvidence } from '../../operations/disclosure-report/verify-evidence.ts'
import { checkGivenPaper } from '../../operations/disclosure-report/verify-paper.ts'
import { verifyExport, verifyExportZip } from '../../operations/export/verify-export.ts'
import { verifyPortfolioFile } from '../../operations/portfolio/verify.ts'
import { defineCommand } from '../command.ts'
import { describeDraft } from '../describe-draft.ts'
import { describeEvidence } from '../describe-evidence.ts'
import { reportExport } from '../describe-export.ts'
import { describePaper } from '../describe-paper.ts'
import { reportPortfolio } from '../describe-portfolio-verification.ts'
import { describeVerification, tally } from '../describe-verification.ts'
import { argument, option } from '../input.ts'
import { requireFile } from '../own-file.ts'

export const verify = defineCommand({
  name: 'verify',
  summary:
    'recompute every hash, figure and status in a bundle, without database or network; exit code 0: valid, 6: something is wrong, 3: not a bundle, 5: no such file',
  examples: [
    ['verify bundle.zip', 'integrity: nothing changed since it was signed'],
    [
      'verify bundle.zip --keys southerly-keys.json',
      'and origin: signed by the service that owns these keys',
    ],
    ['verify bundle.zip --key issuer.pem --json', 'one key in PEM, for a script'],
    ['verify bundle.zip --evidence evidence.zip', 'and the documents behind the records, a ZIP or a folder'],
    ['verify bundle.zip --draft disclosure.docx', 'and every figure in the readable disclosure (Word)'],
    ['verify bundle.zip --paper report.pdf', 'and every number in a PDF that someone sent'],
    ['verify financed-emissions.zip', 'the bundle of a portfolio: every attribution, total and part'],
    ['verify challenge.zip', 'a signed challenge of a report: every file as it was signed'],
    ['verify export/', 'a directory that `southerly export` wrote: every file as it was signed'],
  ],
  needs: 'nothing',
  input: {
    bundle: argument('The ZIP as it was downloaded, or the directory of an export.'),
    key: option('file', 'The issuer’s public key in PEM.'),
    keys: option('file', 'The issuer’s /.well-known/southerly-keys.json.'),
    evidence: option('place', 'Folder or ZIP with the documents that the bundle lists by hash.'),
    draft: option('file', 'Word file of the readable disclosure, as it was exported or edited.'),
    paper: option('file', 'PDF of the report or of the readable disclosure.'),
  },
  run: async ({ output, workingDirectory }, { bundle, key, keys, evidence, draft, paper }) => {
    const located = (file: string | undefined): string | undefined =>
      file === undefined ? undefined : path.resolve(workingDirectory, file)
    const trust = { key: located(key), keys: located(keys) }
    if (isDirectory(path.resolve(workingDirectory, bundle)))
      return await reportExport(
        output,
        bundle,
        await verifyExport(path.resolve(workingDirectory, bundle), trust),
      )
    const portfolio = await verifyPortfolioFile(path.resolve(workingDirectory, bundle), trust)
    if (portfolio !== undefined) return reportPortfolio(output, bundle, portfolio)
    const signed = await verifyExportZip(path.resolve(workingDirectory, bundle), trust)
    if (signed !== undefined) return await reportExport(output, bundle, signed)
    if (paper !== undefined) await requireFile(path.resolve(workingDirectory, paper))
    const verification = await verifyBundleFile(path.resolve(workingDirectory, bundle), trust)
    const documents =
      evidence === undefined
        ? undefined
        : await checkGivenEvidence(path.resolve(workingDirectory, evidence), verification.evidence_files)
    // Figures of a bundle that was changed prove nothing about a draft.
    const figures =
      draft === undefined || !verification.valid
        ? undefined
        : await checkGivenDraft(path.resolve(workingDirectory, draft), path.resolve(workingDirectory, bundle))
    const printed =
      paper === undefined || !verification.valid
        ? undefined
        : await checkGivenPaper(path.resolve(workingDirectory, paper), path.resolve(workingDirectory, bundle))
    output.result(
      {
        ...verification,
        ...(documents === undefined ? {} : { documents }),
        ...(figures === undefined ? {} : { draft: figures }),
        ...(printed === undefined ? {} : { paper: printed }),
      },
      [
        describeVerification(verification),
        ...describeEvidence(documents),
        ...describeDraft(figures),
        ...describePaper(printed),
      ].join('\n'),
    )
    if (documents !== undefined && documents.not_listed.length > 0)
      throw new OperatorError(
        `${evidence} contains ${documents.not_listed.length} files that ${bundle} does not list`,
        {
          hint: 'A changed file has a different hash. Download the documents again, or check only those for this period.',
          exitCode: EXIT.verificationFailed,
        },
      )
    if (figures !== undefined && figures.findings.length > 0)
      throw new OperatorError(`${draft} does not match ${bundle}: ${figures.findings.length} differences`, {
        hint: 'Figures come only from the bundle. Export the draft again from the same records and data, or undo the edits listed above.',
        exitCode: EXIT.verificationFailed,
      })
    if (printed !== undefined && printed.numbers === 0)
      throw new OperatorError(`${paper} prints no number, so nothing of it was compared`, {
        hint: 'Give the PDF of the report or of the readable disclosure, with text.',
        exitCode: EXIT.badInput,
      })
    if (printed !== undefined && printed.strange.length > 0)
      throw new OperatorError(`${paper} prints ${printed.strange.length} numbers that ${bundle} does not`, {
        hint: 'The lines above name page and line. Take report.pdf from the bundle, or export the disclosure again from the same records and data.',
        exitCode: EXIT.verificationFailed,
      })
    const lacking = (printed?.not_printed ?? []).filter(({ is_main }) => is_main).length
    if (lacking > 0)
      throw new OperatorError(`${paper} lacks ${lacking} of the year’s main figures in ${bundle}`, {
        hint: 'The lines above name them. Give the whole PDF: a part of it, or another edition, says nothing of the rest.',
        exitCode: EXIT.badInput,
      })
    if (!verification.valid)
      throw new OperatorError(`${bundle} has been changed: ${tally(verification.findings)}`, {
        hint: 'Each finding above names the file, figure, input or method; docs/guide/verify.md explains them.',
        exitCode: EXIT.verificationFailed,
      })
  },
})

const isDirectory = (place: string): boolean =>
  statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false
