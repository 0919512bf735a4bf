-- Signatures of the directors' declaration, among the moves of a review: a member with the role director signs the bytes of a bundle.
alter table review_event
  add column bundle_id text collate "C",
  add column bundle_sha256 text collate "C" check (bundle_sha256 ~ '^[0-9a-f]{64}$'),
  drop constraint review_event_move_check,
  add constraint review_event_move_check check (move in ('submit', 'ask_for_changes', 'mark_reviewed', 'approve', 'lock', 'unlock', 'reopen', 'sign')),
  add check ((move = 'sign') = (subject = 'declaration')),
  add check ((move = 'sign') = (bundle_id is not null) and (move = 'sign') = (bundle_sha256 is not null));
comment on column review_event.subject is 'period, record:<kind>, statement:<requirement id>, or declaration for a signature.';
comment on column review_event.bundle_id is 'Of a signature: the bundle that was signed.';
comment on column review_event.bundle_sha256 is 'Of a signature: the hash of its ZIP.';
comment on column kept_readiness.duty is 'All facts of the duty that were known when readiness was computed; null where it could not be.';
