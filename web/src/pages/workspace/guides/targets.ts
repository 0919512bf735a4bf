import { plain, type RecordGuide, signOff } from './guide.ts'

const LEVEL = {
  reduction_percent: {
    label: 'Reduction',
    help: 'Against the base value. Enter this or the value.',
    example: '43',
    unit: '%',
  },
  value: {
    help: 'The level to reach, in the unit of the target. Enter this or the reduction.',
    example: '8,500,000',
  },
} as const

const GWP = {
  label: 'Warming potentials',
  help: 'The IPCC report that the value is counted with. Leave empty for that of the registry in the year.',
  example: 'AR5',
} as const

/** Targets of the company, or the statement that it has none. */
export const TARGETS_GUIDE: RecordGuide = {
  itemNames: {
    '/targets': 'target',
    '/targets/*/milestones': 'milestone',
    '/targets/*/levers': 'lever',
    '/targets/*/actuals': 'year',
  },
  partNames: {
    '/no_target': 'a statement of no targets',
    '/targets/*/planned_credits': 'planned carbon credits',
    '/targets/*/remuneration_link': 'a link to remuneration',
    '/targets/*/review': 'a review',
    '/targets/*/sectoral_approach': 'a sectoral approach',
    '/targets/*/validation': 'a validation',
  },
  objects: {
    '': [
      {
        title: 'What the company aims for',
        fields: { targets: { help: 'Every target, including achieved and withdrawn ones.' } },
      },
      {
        title: 'No targets',
        fields: {
          no_target: {
            label: 'Statement of no targets',
            help: 'If the company has no target, say so here. Without either, targets count as missing.',
          },
        },
      },
    ],
    '/targets/*': [
      {
        title: 'What the target is',
        fields: {
          name: { help: 'The name that the company uses.', example: '43% by 2030' },
          objective: {
            help: 'What it is meant to achieve.',
            example: 'Halve operational emissions in line with the national target.',
          },
          category: { help: 'What the target is about.', example: 'Mitigation' },
          status: { help: 'Drafts and withdrawn targets do not count.', example: 'Active' },
          origin: { help: 'Whether the company chose it or a law sets it.' },
          id: {
            label: 'Reference',
            help: 'Your own reference, the same every year. Letters, digits, dots, dashes.',
            example: 'target-1',
          },
        },
      },
      {
        title: 'Who is responsible',
        fields: {
          owner: { help: 'Who is accountable for meeting it.', example: 'Chief Operating Officer' },
        },
      },
      {
        title: 'What it covers',
        fields: {
          scopes: { help: 'Emissions in the target.' },
          scope3_categories: {
            label: 'Scope 3 categories',
            help: 'Only if scope 3 is covered: categories 1 to 15 of the GHG Protocol.',
          },
          gases: { help: 'The registry figures cover every gas but NF3.' },
          coverage: { help: 'Which part of the group it applies to.' },
          basis: {
            label: 'Gross or net',
            help: 'Gross: before carbon credits. Net: after them; a net target also needs its gross target.',
            example: 'Gross',
          },
          gross_target_id: {
            label: 'Gross target',
            help: 'Only for a net target: the reference of its gross target.',
            example: 'target-1',
          },
        },
      },
      {
        title: 'How it is measured',
        fields: {
          metric: { help: 'What is measured.', example: 'Scope 1 and 2 greenhouse gas emissions' },
          unit: { help: 'Unit of every value of this target.', example: 't CO2-e' },
          type: { help: 'Absolute, or per unit of activity.', example: 'Absolute' },
          denominator: {
            label: 'Activity',
            help: 'Only for an intensity target: what the emissions are divided by.',
            example: 't of steel',
          },
        },
      },
      {
        title: 'From when, to when, how far',
        fields: {
          base: {
            label: 'Base year',
            help: 'Where the target starts. A new target begins with the latest registry figure.',
          },
          target_period: { label: 'Target year', help: 'The period in which it is to be met.' },
          target: { label: 'Target level', help: 'A reduction or a value, one of the two.' },
          milestones: { help: 'Levels to reach on the way.' },
          actuals: {
            label: 'Actual values',
            help: 'Values on exactly the scopes, gases and coverage above. Needed for intensity, net and scope 3 targets.',
          },
        },
      },
      {
        title: 'How it will be met',
        folded: true,
        fields: {
          levers: { help: 'Actions that reduce emissions.' },
          planned_credits: {
            label: 'Planned carbon credits',
            help: 'Credits that the company plans to use.',
          },
          temperature_alignment: {
            help: 'How the latest international agreement shaped the target.',
            example: 'Consistent with 1.5 °C under the Paris Agreement.',
          },
          sectoral_approach: { help: 'Whether the target was derived from a sector pathway.' },
        },
      },
      {
        title: 'Validation, review and evidence',
        folded: true,
        fields: {
          evidence_ids: {
            label: 'Evidence',
            help: 'Papers and minutes that support the target.',
            example: 'Board paper 2026-04',
          },
          validation: { help: 'Whether a third party validated the target.' },
          review: { help: 'How the company reviews the target.' },
          remuneration_link: { label: 'Link to remuneration', help: 'Whether executive pay depends on it.' },
        },
      },
    ],
    '/targets/*/origin': plain({
      kind: { help: 'Chosen by the company, or set by law.', example: 'Voluntary' },
      reference: {
        help: 'The law or instrument. Required for a legal target.',
        example: 'NGER (Safeguard Mechanism) Rule 2015',
      },
    }),
    '/targets/*/coverage': plain({
      share_percent: {
        label: 'Share of emissions',
        help: 'How much of the group’s emissions it covers.',
        example: '100',
        unit: '%',
      },
      entities: {
        help: 'Entities covered. Leave empty for the whole group.',
        example: 'Example Mining Pty Ltd',
      },
      facilities: { help: 'Facilities covered. Leave empty for all.', example: 'Bayswater Power Station' },
    }),
    '/targets/*/base': plain({
      period: { help: 'The base year.' },
      value: { help: 'Emissions of the base year, in the unit of the target.', example: '14,900,000' },
      gwp: GWP,
      source: { help: 'Where the value comes from.', example: 'Published registry figure for 2024–25' },
      recalculation_policy: {
        help: 'When and how the base year is recalculated.',
        example: 'Recalculated when a change moves it by more than 5%.',
      },
    }),
    '/targets/*/target': plain(LEVEL),
    '/targets/*/milestones/*': plain({ period: { help: 'The year of the milestone.' }, ...LEVEL }),
    '/targets/*/levers/*': plain({
      name: { help: 'The action.', example: 'Close unit 3' },
      abatement_t: {
        label: 'Expected abatement',
        help: 'Over a year, if known.',
        example: '2,400,000',
        unit: 't CO2-e',
      },
    }),
    '/targets/*/planned_credits': plain({
      tonnes: { label: 'Quantity', help: 'Over the target period.', example: '100,000', unit: 't CO2-e' },
      share_percent: {
        label: 'Share of the target',
        help: 'How much of the target relies on credits.',
        example: '10',
        unit: '%',
      },
      scheme: { help: 'The scheme that certifies them.', example: 'ACCU Scheme' },
      kind: { help: 'Nature or technology, reduction or removal.', example: 'Nature removal' },
      integrity: {
        help: 'Permanence and anything else that affects integrity.',
        example: 'Savanna fire management, 25-year permanence.',
      },
    }),
    '/targets/*/sectoral_approach': plain({
      used: { help: 'Whether a sector pathway was used.' },
      pathway: { help: 'Which one.', example: 'IEA Net Zero by 2050, electricity' },
    }),
    '/targets/*/validation': plain({
      status: { help: 'Where the validation stands.', example: 'Validated' },
      body: {
        label: 'Validated by',
        help: 'The organisation that validated it.',
        example: 'Science Based Targets initiative',
      },
      standard: { help: 'The standard it was validated against.', example: 'Corporate Net-Zero Standard' },
      standard_version: { label: 'Version of the standard', help: 'Its version.', example: '1.2' },
    }),
    '/targets/*/review': plain({
      process: {
        help: 'How and how often it is reviewed.',
        example: 'The board reviews progress each year.',
      },
      next_on: { label: 'Next review', help: 'The day of the next review.', example: '1 July 2027' },
    }),
    '/targets/*/remuneration_link': plain({
      linked: { help: 'Whether executive pay depends on the target.' },
      description: { help: 'How.', example: '15% of the long-term incentive.' },
    }),
    '/targets/*/actuals/*': plain({
      period: { label: 'Year', help: 'The year of the value.' },
      value: { help: 'In the unit of the target.', example: '13,200,000' },
      gwp: GWP,
      source: { help: 'Where the value comes from.', example: 'Audited inventory 2025–26' },
    }),
    '/no_target': plain({
      statement: { help: 'Why the company has none.', example: 'The board will decide on a target in 2027.' },
      stated_by: { help: 'Who says so.' },
    }),
    '/no_target/stated_by': signOff('says so', '1 August 2026'),
  },
}
