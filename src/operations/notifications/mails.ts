import type { Database } from '../../store/database.ts'
import { listMails, type MailRow } from '../../store/mail.ts'

/** E-mails of a tenant, newest first. */
export const readMails = (
  database: Database,
  tenantId: string,
  page: Parameters<typeof listMails>[2],
): Promise<MailRow[]> => database.as({ kind: 'tenant', tenantId }, (sql) => listMails(sql, tenantId, page))
