package example.tidewell.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
