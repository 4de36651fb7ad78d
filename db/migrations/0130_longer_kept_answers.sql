-- The answer to 500 jobs in one request is longer than 64 KiB, and is given again as well.
ALTER TABLE answered_requests DROP CONSTRAINT answered_requests_body_check;
ALTER TABLE answered_requests ADD CONSTRAINT answered_requests_body_check CHECK (octet_length(body) <= 1048576) NOT VALID;
ALTER TABLE answered_requests VALIDATE CONSTRAINT answered_requests_body_check;
