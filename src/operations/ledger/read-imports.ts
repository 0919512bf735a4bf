import type { Database } from '../../store/database.ts'
import { type ListedImport, ledgerImports } from '../../store/ledger/files.ts'
import type { LedgerKey } from '../../store/ledger/head.ts'

export type { ListedImport }

/** Files that added lines to a ledger, the newest first. */
export const readImports = (
  database: Database,
  key: LedgerKey,
  page: { readonly before: number; readonly limit: number },
): Promise<ListedImport[]> =>
  ledgerImports(database.reader({ kind: 'tenant', tenantId: key.tenantId }), key, page)
