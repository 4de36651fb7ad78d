-- People are compared by their mailbox: gmail.com and googlemail.com, dots and tags are one.
CREATE INDEX people_mailbox ON people (app.mailbox(email)) WHERE email IS NOT NULL;
