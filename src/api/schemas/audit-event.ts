import { Type } from 'typebox'
import { pageOf } from '../platform/page.ts'

const AuditEvent = Type.Object(
  {
    sequence: Type.Integer({ minimum: 1, description: '1, 2, 3 ... without gaps.' }),
    occurred_at: Type.String({ format: 'date-time' }),
    actor: Type.String({ description: 'member:<id>, key:<id>, operator, first_start or system.' }),
    actor_name: Type.Union([Type.String(), Type.Null()], {
      description:
        'Current name of the person or key, or a pseudonym after erasure; null for others. Not part of the hash.',
    }),
    sentence: Type.Union([Type.String(), Type.Null()], {
      description:
        'What happened, in a sentence with current names; null for events without one. Not part of the hash.',
    }),
    action: Type.String({ examples: ['api_key.created'] }),
    subject: Type.String({ examples: ['api_key:0D9FIDaWmnOO8TQi'] }),
    detail: Type.Object({}, { description: 'Details of the action.' }),
    previous_hash: Type.String({ description: 'Hash of the event before; 64 zeros for the first.' }),
    hash: Type.String({
      description: 'SHA-256 over the canonical JSON (RFC 8785) of the event and previous_hash.',
    }),
  },
  { $id: 'AuditEvent', additionalProperties: false },
)

export const AuditEventPage = pageOf('AuditEventPage', AuditEvent)
