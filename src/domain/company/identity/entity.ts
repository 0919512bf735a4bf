import { acnOfAbn } from '../../abn.ts'
import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import type { Method } from '../../evidence.ts'
import type { ReportingYear } from '../../reporting-year.ts'
import { ruleStep } from '../bands.ts'
import type { EmissionsRecord } from '../emissions/emissions-record.ts'
import { type Evidenced, evidenceOf, type Outcome, withResult } from '../outcome.ts'
import { compareNames, type NameComparison } from './entity-name.ts'
import { checkRegister, type RegisterAnswer, type RegisterCheck } from './register-check.ts'

export const ENTITY: Method = { id: 'entity', version: '1.1.0' }

/** The state and postcode come from a directory that no one checked; `state_basis` of the table of details says so. */
export const LOCATION_UNVERIFIED = 'location_unverified'
const UNVERIFIED_BASIS = 'directory_unverified'

export const RESOLUTION_STATUSES = [
  'resolved',
  'registry_only',
  'register_only',
  'tenant_declared',
  'cancelled',
  'replaced',
] as const
export type ResolutionStatus = (typeof RESOLUTION_STATUSES)[number]

/** How much of a bulk extract of the register is loaded: only a whole one can say that an ABN is not in it. */
export type RegisterCoverage = 'none' | 'part' | 'cut' | 'whole'

/** A record of the business register. */
export interface RegisterRecord extends Evidenced {
  readonly status: string
  readonly status_from: string | null
  readonly entity_type: string | null
  readonly name: string | null
  readonly state: string | null
  readonly postcode: string | null
  readonly acn: string | null
  readonly gst_status: string
  readonly gst_from: string | null
  readonly other_names: readonly string[]
  readonly updated_on: string
  readonly replaced: boolean
}

/** What is known of a company without a record of the register; never makes it `resolved`. */
export interface DerivedDetails extends Evidenced {
  readonly name: string
  readonly entity_type: string | null
  readonly entity_type_basis: string | null
  readonly state: string | null
  readonly state_basis: string | null
  readonly postcode: string | null
  readonly source_text: string
}

/** What a tenant says of a company that no register at hand tells of. Used last of all, and only in the tenant's own answers. */
export interface DeclaredIdentity extends Evidenced {
  readonly name: string
  readonly state: string | null
  readonly postcode: string | null
}

export type ReporterRole = 'controlling_corporation' | 'transfer_certificate_holder' | 'responsible_emitter'

/** Another company that is in a relation to the one asked for. */
export interface RelatedCompany {
  readonly abn: string
  readonly name: string
  readonly reason: string
  readonly first_year: ReportingYear
  readonly last_year: ReportingYear
}

/** What a company reports as holder of a reporting transfer certificate: printed beside its own row, not in it. */
export interface TransferCertificate {
  readonly reporting_year: ReportingYear
  readonly scope1_t: number
  readonly scope2_t: number
  readonly net_energy_gj: number
  readonly source: { readonly release: string; readonly ref: string }
}

export interface EntityInput {
  readonly abn: string
  readonly record: EmissionsRecord | undefined
  /** The record in a loaded extract. */
  readonly register: RegisterRecord | null
  /** What the register itself says, which is newer than any extract. */
  readonly register_answer: RegisterAnswer<RegisterRecord>
  readonly register_coverage: RegisterCoverage
  readonly details: DerivedDetails | null
  readonly declared?: DeclaredIdentity | null
  readonly transfer: Evidenced & {
    readonly name: string | null
    readonly certificates: readonly TransferCertificate[]
  }
  /** Corporations whose facilities this company operates as responsible emitter. */
  readonly controlled_by: Evidenced & {
    readonly companies: readonly RelatedCompany[]
    readonly name: string | null
  }
  /** Companies that may be the same business under another ABN. */
  readonly suggestions: readonly RelatedCompany[]
}

export interface Entity {
  readonly abn: string
  readonly acn: string | null
  readonly name: string
  readonly names: EmissionsRecord['names']
  readonly entity_type: string | null
  readonly state: string | null
  readonly postcode: string | null
  readonly resolution: {
    readonly status: ResolutionStatus
    readonly decided_by: readonly { readonly field: string; readonly from: string }[]
    /** Registry name against register name; null where one of them is missing. */
    readonly name_comparison: NameComparison | null
    /** Whether the register itself was asked, and whether its answer agrees with what is known here. */
    readonly register_check: RegisterCheck
  }
  readonly registry: {
    readonly availability: Availability
    readonly reporter_roles: readonly ReporterRole[]
    readonly first_year: ReportingYear | null
    readonly last_year: ReportingYear | null
    readonly years_published: number
    readonly transfer_certificates: readonly TransferCertificate[]
  }
  readonly register: {
    readonly availability: Availability
    readonly status: string | null
    readonly status_from: string | null
    readonly gst_status: string | null
    readonly other_names: readonly string[]
    readonly updated_on: string | null
  }
  /** Corporations that report facilities of this ABN since its own last year, or ever where it never reported. */
  readonly reported_by: readonly RelatedCompany[]
  /** Never merged: shown so that a person can decide. */
  readonly suggestions: readonly RelatedCompany[]
}

/** One company from registry and register. Undefined when neither knows the ABN. */
export function resolveCompany(known: EntityInput): Outcome<Entity> | undefined {
  const { register_answer: asked } = known
  const input = { ...known, register: (asked.asked ? asked.found : null) ?? known.register }
  const { abn, record, register, details, declared = null } = input
  const name = nameOf(input)
  if (name === null) return undefined
  const inRegistry = record !== undefined || input.transfer.name !== null || input.controlled_by.name !== null
  const place = placeOf(register, details, declared)
  const comparison =
    record === undefined || register === null || register.name === null
      ? null
      : compareNames(record.name, register.name)
  const isDeclared = !inRegistry && register === null && details === null
  const status = isDeclared ? 'tenant_declared' : statusOf(register, inRegistry)
  const published = (record?.years ?? []).filter((year) => year.availability.status === 'available')
  const acn = decideAcn(abn, name, register)
  const entity: Entity = {
    abn,
    acn: acn.value,
    name,
    names: record?.names ?? [],
    entity_type: register?.entity_type ?? details?.entity_type ?? null,
    ...place.value,
    resolution: {
      status,
      decided_by: [
        { field: 'name', from: nameBasis(input) },
        ...(acn.from === null ? [] : [{ field: 'acn', from: acn.from }]),
        ...(place.from === null ? [] : [{ field: 'state, postcode', from: place.from }]),
        ...typeBasis(register, details),
      ],
      name_comparison: comparison,
      register_check: checkRegister(asked, { name: nameOf(known), status: known.register?.status ?? null }),
    },
    registry: {
      availability: inRegistry ? AVAILABLE : NOT_IN_REGISTRY,
      reporter_roles: rolesOf(input),
      first_year: published[0]?.reporting_year ?? null,
      last_year: published.at(-1)?.reporting_year ?? null,
      years_published: published.length,
      transfer_certificates: input.transfer.certificates,
    },
    register: {
      availability: registerAvailability(input),
      status: register?.status ?? null,
      status_from: register?.status_from ?? null,
      gst_status: register?.gst_status ?? null,
      other_names: register?.other_names ?? [],
      updated_on: register?.updated_on ?? null,
    },
    reported_by: input.controlled_by.companies.filter(
      ({ last_year }) => last_year > (published.at(-1)?.reporting_year ?? ''),
    ),
    suggestions: input.suggestions,
  }
  return withResult(ENTITY, entity, {
    basis: isDeclared ? 'tenant_declared' : 'reported',
    data_quality: isDeclared ? 3 : register === null ? 2 : 1,
    flags: [
      ...(comparison?.flags ?? []),
      ...(register === null && details !== null ? ['details_derived'] : []),
      ...(place.is_unverified ? [LOCATION_UNVERIFIED] : []),
      ...(declared === null ? [] : declaredFlags(name, declared, isDeclared || place.from === DECLARED)),
      ...(record === undefined && input.controlled_by.companies.length > 0
        ? ['not_the_controlling_corporation']
        : []),
    ],
    trace: [
      ruleStep(
        'entity.resolution',
        {
          in_registry: inRegistry,
          register_consulted:
            register !== null || input.register_coverage === 'whole' || (asked.asked && asked.reached),
          in_register: register !== null,
          register_status: register?.status ?? null,
        },
        'first_that_fits',
        status,
      ),
    ],
    inputs: [
      ...(record?.inputs ?? []),
      ...evidenceOf([
        input.transfer,
        input.controlled_by,
        ...[register, details, declared].filter((one) => one !== null),
      ]),
    ],
  })
}

const nameOf = ({
  record,
  register,
  transfer,
  controlled_by,
  details,
  declared,
}: EntityInput): string | null =>
  record?.name ??
  register?.name ??
  transfer.name ??
  controlled_by.name ??
  details?.name ??
  declared?.name ??
  null

/** Where something is from that the tenant said. */
const DECLARED = 'declared by the tenant'

/** That something rests on the tenant's word, and that the tenant calls the company otherwise. */
const declaredFlags = (name: string, declared: DeclaredIdentity, isUsed: boolean): string[] => [
  ...(isUsed ? ['declared_by_tenant'] : []),
  ...(compareNames(name, declared.name).flags.length > 0 ? ['declared_name_differs'] : []),
]

function statusOf(register: RegisterRecord | null, inRegistry: boolean): ResolutionStatus {
  if (register === null) return 'registry_only'
  if (register.replaced) return 'replaced'
  if (register.status === 'cancelled') return 'cancelled'
  return inRegistry ? 'resolved' : 'register_only'
}

function rolesOf(input: EntityInput): ReporterRole[] {
  return [
    ...(input.record === undefined ? [] : (['controlling_corporation'] as const)),
    ...(input.transfer.name === null ? [] : (['transfer_certificate_holder'] as const)),
    ...(input.controlled_by.name === null ? [] : (['responsible_emitter'] as const)),
  ]
}

function placeOf(
  register: RegisterRecord | null,
  details: DerivedDetails | null,
  declared: DeclaredIdentity | null,
) {
  const known = [
    { place: register, from: 'register: main business location' },
    { place: details, from: details?.source_text ?? null },
    { place: declared, from: DECLARED },
  ].find(({ place }) => place !== null && (place.state !== null || place.postcode !== null))
  const value = { state: known?.place?.state ?? null, postcode: known?.place?.postcode ?? null }
  return {
    value,
    from: known?.from ?? null,
    is_unverified:
      known !== undefined && known.place === details && details?.state_basis === UNVERIFIED_BASIS,
  }
}

function nameBasis({ record, register, transfer, controlled_by, details }: EntityInput): string {
  if (record !== undefined) return 'registry: latest reporting year'
  if (typeof register?.name === 'string') return 'register'
  if (transfer.name !== null) return 'registry: holders of reporting transfer certificates'
  if (controlled_by.name !== null) return 'Safeguard table: responsible emitter'
  return details === null ? DECLARED : 'derived details'
}

/** What names of companies formed under Australian law say. */
const AUSTRALIAN_FORM = /\b(?:LTD|LIMITED|PROPRIETARY|NL)\b/i

/** Foreign companies and statutory bodies have an ARBN instead, made like an ACN and as often the end of the ABN. */
function decideAcn(
  abn: string,
  name: string,
  register: RegisterRecord | null,
): { readonly value: string | null; readonly from: string | null } {
  if (typeof register?.acn === 'string') return { value: register.acn, from: 'register' }
  const digits = acnOfAbn(abn)
  if (digits === undefined) return { value: null, from: null }
  return AUSTRALIAN_FORM.test(name)
    ? { value: digits, from: 'last nine digits of the ABN, check digit verified' }
    : {
        value: null,
        from: `not stated: ${digits} in the ABN may be an ARBN, because the name does not end like an Australian company’s`,
      }
}

function typeBasis(register: RegisterRecord | null, details: DerivedDetails | null) {
  if (register !== null) return [{ field: 'entity_type', from: 'register' }]
  return typeof details?.entity_type === 'string'
    ? [{ field: 'entity_type', from: details.entity_type_basis ?? 'derived details' }]
    : []
}

const NOT_IN_REGISTRY = unavailable(
  'no_match',
  'not_in_registry',
  'No registry table lists this ABN. The company may be below the publication threshold, not registered, or reported under another ABN.',
)

function registerAvailability({
  register,
  register_answer: asked,
  register_coverage,
}: EntityInput): Availability {
  if (register !== null) return AVAILABLE
  return asked.asked && asked.reached ? NO_RECORD : ABSENT_FROM_REGISTER[register_coverage]
}

const NO_RECORD = unavailable(
  'no_match',
  'not_in_register',
  'The business register was checked and has no record of this ABN.',
)

const ABSENT_FROM_REGISTER: Readonly<Record<RegisterCoverage, Availability>> = {
  none: unavailable(
    'not_assessed',
    'register_not_loaded',
    'The business register was not checked: no bulk extract is loaded. Status and GST are unknown; `resolution.decided_by` says where type, state and postcode come from.',
  ),
  part: unavailable(
    'not_assessed',
    'register_partly_loaded',
    'The loaded parts of the business register do not include this ABN; other parts may. Status and GST are unknown.',
  ),
  cut: unavailable(
    'not_assessed',
    'rows_left_out_by_operator',
    'The loaded extract of the business register does not include this ABN, but an operator left out records that may. Status and GST are unknown.',
  ),
  whole: unavailable(
    'no_match',
    'not_in_register',
    'The loaded extract of the business register does not include this ABN.',
  ),
}
