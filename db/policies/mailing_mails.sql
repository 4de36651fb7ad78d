CREATE POLICY mailing_mails_system ON mailing_mails TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY mailing_mails_keeper ON mailing_mails TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY mailing_mails_desk_read ON mailing_mails FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
-- Only to people who agreed to emails about work (PECR 2003, reg. 22).
CREATE POLICY mailing_mails_desk_add ON mailing_mails FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id()))
              AND EXISTS (SELECT FROM people AS p WHERE p.id = person_id AND p.may_email_since IS NOT NULL AND p.email IS NOT NULL));
