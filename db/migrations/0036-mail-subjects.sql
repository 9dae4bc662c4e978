-- One column for what a mail tells of, whatever its kind.
alter table mails add column subject_id text;
alter table mails add column matter text;
update mails set
  subject_id = coalesce(booking_id::text, opt_in_id::text, boat_feature_id::text, notice_id::text,
    payout_id::text, admin_invitation_id::text, audit_id::text, ''),
  matter = refund_id::text,
  kind = case when notice_id is null then kind else 'notice' end;
alter table mails alter column subject_id set not null;
alter table mails drop column booking_id, drop column opt_in_id, drop column boat_feature_id,
  drop column notice_id, drop column payout_id, drop column admin_invitation_id,
  drop column audit_id, drop column refund_id;
create index mails_by_subject on mails (subject_id);
