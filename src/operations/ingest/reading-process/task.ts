import type { DraftFile } from '../../../domain/disclosure/drafts/draft-file.ts'
import type { ImportGround, Members } from '../../../domain/disclosure/imports/draft.ts'
import type { ImportMode } from '../../../domain/disclosure/imports/merge.ts'
import type { ReadProposal } from '../../../domain/disclosure/imports/propose.ts'
import type { ReportText } from '../../../sources/filed-reports/report-text.ts'
import type { ImportQuestion } from '../../../sources/imports/read-import.ts'
import type { ReadFault } from '../../../sources/read-error.ts'
import type { AddressLoad } from '../../../store/addresses.ts'
import type { EncodedAddresses } from '../../addresses/encode-addresses.ts'
import type { AskedDecisions, ReadSummary } from '../read-file.ts'
import type { BookTask, ReadBook } from './book-file.ts'
import type { LedgerFileTask, LedgerQuestion, ReadLedgerFile } from './ledger-task.ts'

/** A file to be read in its own process. */
export interface FileTask {
  readonly source: string
  readonly location: string
  /** What the file is called in errors: the archive calls it otherwise. */
  readonly name: string
  readonly edition?: string | undefined
  /** What a person decided about the findings of the file. */
  readonly decisions?: AskedDecisions | undefined
}

/**
 * Rows as lines of JSON, addresses as the lines of CSV that the database copies, what files are as lines of JSON, or the
 * entries of an archive as files.
 */
export type ReadTask =
  | ({ readonly kind: 'rows' } & FileTask)
  | ({ readonly kind: 'addresses' } & FileTask & {
        readonly load: Pick<AddressLoad, 'firstStreetId' | 'geocodeTypes'>
      })
  | { readonly kind: 'identify'; readonly name: string; readonly locations: readonly string[] }
  | {
      readonly kind: 'import'
      readonly name: string
      readonly location: string
      readonly question: ImportQuestion & ProposalBase
    }
  | ({ readonly kind: 'ledger' } & LedgerFileTask)
  | ({ readonly kind: 'book' } & BookTask)
  | { readonly kind: 'draft'; readonly name: string; readonly location: string }
  | { readonly kind: 'report'; readonly name: string; readonly location: string }
  | { readonly kind: 'unpack'; readonly name: string; readonly location: string; readonly into: string }

/** What a proposal is made from beside the file. */
export interface ProposalBase extends ImportGround {
  /** The record in force; null where there is none. */
  readonly present: Members | null
  readonly mode: ImportMode
}

export interface TaskResults {
  readonly rows: ReadSummary
  readonly addresses: EncodedAddresses
  /** How many files were looked at. */
  readonly identify: number
  /** Where the entries of the archive lie now. */
  readonly unpack: readonly string[]
  /** What a file that a company brought makes of a record. */
  readonly import: ReadProposal
  /** What an edited draft of the disclosure holds. */
  readonly draft: DraftFile
  /** The text of a report, page by page. */
  readonly report: ReportText
  /** What a file of activity makes of a ledger; its lines come as blocks. */
  readonly ledger: ReadLedgerFile
  /** The rows of a book of loans or shares. */
  readonly book: ReadBook
}

/** What the reading process tells: how far it is, what it must know, and once how it ended. */
export type ReadMessage =
  | { readonly rows: number }
  | { readonly ask: LedgerQuestion }
  | { readonly result: TaskResults[keyof TaskResults] }
  | { readonly fault: ReadFault }
  | {
      readonly refusal: {
        readonly message: string
        readonly hint: string | undefined
        readonly exitCode: number
      }
    }
  | { readonly error: string }

/** Written to stderr by the process that ends itself because it took too much memory. */
export const MEMORY_EXCEEDED = 'memory exceeded'
