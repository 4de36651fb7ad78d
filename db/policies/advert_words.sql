-- No one reads these but functions: the words of an advert outlive it.
CREATE POLICY advert_words_reader ON advert_words FOR SELECT TO agency_reader USING (true);
CREATE POLICY advert_words_keeper ON advert_words TO agency_keeper USING (true) WITH CHECK (true);
